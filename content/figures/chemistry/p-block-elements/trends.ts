import { type Figures, figure } from '../../kit/basics/figure.ts'
import type { Point } from '../../kit/basics/point.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { trace } from '../../kit/graphs/curves.ts'
import { bars, plotLabel, plotPoint } from '../../kit/graphs/marks.ts'
import { plot } from '../../kit/graphs/plot.ts'

export const trends: Figures = {
  'pbl-0021': () => {
    const graph = plot({
      x: {
        from: 2.5,
        to: 10.4,
        marks: [3, 4, 5, 6, 7, 8, 9, 10].map((value) => [value, String(value)]),
        label: 'atomic number',
      },
      y: { from: 400, to: 2200, step: 200, label: 'first ionisation enthalpy (kJ mol^{-1})' },
      box: { left: 72, top: 36, right: 448, bottom: 260 },
    })
    const values: Point[] = [
      [3, 520],
      [4, 899],
      [5, 801],
      [6, 1086],
      [7, 1402],
      [8, 1314],
      [9, 1681],
      [10, 2080],
    ]
    return figure(
      { height: 320 },
      axes(graph, { grid: true }),
      trace(graph, values),
      values.map(([x, y]) => plotPoint(graph, x, y)),
    )
  },
  'pbl-0030': () => {
    const graph = plot({
      x: { to: 4, names: ['P', 'Q', 'R', 'S'] },
      y: { to: 350, step: 50, label: 'boiling point (K)' },
    })
    const values = [238, 293, 189, 206]
    return figure(
      { height: 290 },
      axes(graph, { grid: true }),
      bars(graph, values),
      values.map((value, index) => plotLabel(graph, index + 0.5, value, String(value), { side: 'above' })),
    )
  },
}
