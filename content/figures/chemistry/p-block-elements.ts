import { type Figures, figure } from '../kit/basics/figure.ts'
import { axes } from '../kit/graphs/axes.ts'
import { trace } from '../kit/graphs/curves.ts'
import { bars, plotLabel, plotPoint } from '../kit/graphs/marks.ts'
import { plot } from '../kit/graphs/plot.ts'
import { trends } from './p-block-elements/trends.ts'

export const figures: Figures = {
  ...trends,
  'pbl-0012': () => {
    const graph = plot({
      x: { to: 6 },
      y: { from: 500, to: 850, step: 50, label: 'first ionisation enthalpy (kJ mol^{-1})' },
    })
    const values = [
      [1, 801],
      [2, 577],
      [3, 579],
      [4, 558],
      [5, 589],
    ] as const
    return figure(
      { height: 270 },
      axes(graph, { grid: true }),
      trace(graph, values),
      plotPoint(graph, 1, 801, { label: 'B 801', side: 'right' }),
      plotPoint(graph, 2, 577, { label: 'Al 577', side: 'below' }),
      plotPoint(graph, 3, 579, { label: 'Ga 579', side: 'above' }),
      plotPoint(graph, 4, 558, { label: 'In 558', side: 'below' }),
      plotPoint(graph, 5, 589, { label: 'Tl 589', side: 'above' }),
    )
  },
  'pbl-0024': () => {
    const graph = plot({
      x: { to: 4, names: ['P', 'Q', 'R', 'S'] },
      y: { to: 250, step: 50, label: 'energy released (kJ mol^{-1})' },
    })
    const values = [200, 141, 190, 195]
    return figure(
      { height: 290 },
      axes(graph, { grid: true }),
      bars(graph, values),
      values.map((value, index) => plotLabel(graph, index + 0.5, value, String(value), { side: 'above' })),
    )
  },
}
