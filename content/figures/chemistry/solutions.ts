import { type Figures, figure } from '../kit/basics/figure.ts'
import { guide } from '../kit/basics/measure.ts'
import { red } from '../kit/basics/palette.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve, trace } from '../kit/graphs/curves.ts'
import { plot } from '../kit/graphs/plot.ts'
import { phasesAndPressures } from './solutions/phases-and-pressures.ts'

export const figures: Figures = {
  ...phasesAndPressures,
  'sol-0022': () => {
    const graph = plot({
      x: { to: 10, step: 2, label: 'Mole fraction (10^{-3})' },
      y: { to: 0.5, step: 0.1, label: 'Partial pressure (bar)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, (x) => 0.04 * x, { label: 'P' }),
      curve(graph, (x) => 0.02 * x, { colour: red, dashed: true, label: 'Q' }),
    )
  },
  'sol-0027': () => {
    const graph = plot({
      x: { to: 1, step: 0.2, label: 'Mole fraction of B in the liquid' },
      y: { to: 100, step: 10, label: 'Total vapour pressure (kPa)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, (x) => 30 + 60 * x),
    )
  },
  'sol-0035': () => {
    const graph = plot({
      x: { to: 1, step: 0.2, label: 'Mole fraction of A in the liquid' },
      y: { to: 100, label: 'Total vapour pressure' },
    })
    return figure(
      { height: 300 },
      axes(graph),
      trace(
        graph,
        [
          [0, 40],
          [0.1, 52],
          [0.25, 68],
          [0.45, 81],
          [0.6, 84],
          [0.75, 80],
          [0.9, 69],
          [1, 58],
        ],
        { soft: true },
      ),
      guide(graph.at(0.6, 84), graph.at(0.6, 0)),
    )
  },
}
