import { type Figures, figure } from '../kit/basics/figure.ts'
import { axes } from '../kit/graphs/axes.ts'
import { trace } from '../kit/graphs/curves.ts'
import { plotPoint } from '../kit/graphs/marks.ts'
import { plot, wholeFigure } from '../kit/graphs/plot.ts'
import { energiesAndElectrons } from './d-and-f-block-elements/energies-and-electrons.ts'

export const figures: Figures = {
  ...energiesAndElectrons,
  'dfb-0016': () => {
    const graph = plot({
      x: { to: 5, label: 'atomic number' },
      y: { from: 2800, to: 3400, step: 100, label: 'third ionisation enthalpy (kJ mol^{-1})' },
      box: { ...wholeFigure, left: 84 },
    })
    const values = [
      [1, 2990],
      [2, 3260],
      [3, 2962],
      [4, 3243],
    ] as const
    return figure(
      { height: 290 },
      axes(graph, { grid: true }),
      trace(graph, values),
      plotPoint(graph, 1, 2990, { label: 'P 2990', side: 'below' }),
      plotPoint(graph, 2, 3260, { label: 'Q 3260', side: 'above' }),
      plotPoint(graph, 3, 2962, { label: 'R 2962', side: 'below' }),
      plotPoint(graph, 4, 3243, { label: 'S 3243', side: 'above' }),
    )
  },
}
