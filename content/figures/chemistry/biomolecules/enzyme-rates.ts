import { type Figures, figure } from '../../kit/basics/figure.ts'
import { guide } from '../../kit/basics/measure.ts'
import type { Point } from '../../kit/basics/point.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { trace } from '../../kit/graphs/curves.ts'
import { plot } from '../../kit/graphs/plot.ts'

export const enzymeRates: Figures = {
  'bmo-0023': () => {
    const graph = plot({
      x: {
        from: 275,
        to: 360,
        marks: [280, 290, 300, 310, 320, 330, 340, 350].map((value) => [value, String(value)]),
        label: '*T* (K)',
      },
      y: { to: 100, label: 'rate' },
    })
    const values: Point[] = [
      [278, 9],
      [290, 30],
      [300, 62],
      [310, 90],
      [320, 66],
      [330, 27],
      [340, 7],
      [350, 0],
      [356, 0],
    ]
    return figure(
      { height: 300 },
      axes(graph),
      guide(graph.at(310, 0), graph.at(310, 90)),
      trace(graph, values, { soft: true }),
    )
  },
}
