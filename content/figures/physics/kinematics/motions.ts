import { arrow } from '../../kit/basics/arrow.ts'
import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { angleArc, dimension, guide } from '../../kit/basics/measure.ts'
import { red, tint } from '../../kit/basics/palette.ts'
import type { Point } from '../../kit/basics/point.ts'
import { dot, rectangle } from '../../kit/basics/shapes.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { curve, readings, trace } from '../../kit/graphs/curves.ts'
import { plot } from '../../kit/graphs/plot.ts'
import { vector } from '../../kit/mechanics/forces.ts'
import { surface } from '../../kit/mechanics/surfaces.ts'

export const motions: Figures = {
  'kin-0003': () => {
    const graph = plot({
      x: { to: 6, step: 1, label: '*t* (s)' },
      y: { from: -4, to: 8, step: 2, label: '*v* (m s^{-1})' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 8],
        [6, -4],
      ]),
    )
  },
  'kin-0004': () => {
    const graph = plot({
      x: { to: 5, step: 1, label: '*t* (s)' },
      y: { to: 8, step: 2, label: '*a* (m s^{-2})' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 6],
        [4, 0],
      ]),
    )
  },
  'kin-0018': () => {
    const graph = plot({
      x: {
        to: 130,
        marks: [
          [20, '20'],
          [80, '80'],
          [120, '120'],
        ],
        label: '*t* (s)',
      },
      y: { to: 1.25, label: '*v*' },
    })
    return figure(
      { height: 300 },
      guide(graph.at(20, 0), graph.at(20, 1)),
      guide(graph.at(80, 0), graph.at(80, 1)),
      axes(graph),
      trace(graph, [
        [0, 0],
        [20, 1],
        [80, 1],
        [120, 0],
      ]),
    )
  },
  'kin-0019': () => {
    const graph = plot({
      x: { to: 6.5, marks: [[3, '3.0']], label: '*t* (s)' },
      y: { to: 21, marks: [[18, '18']], label: '*x* (m)' },
    })
    return figure(
      { height: 300 },
      readings(graph, 3, 18),
      axes(graph),
      curve(graph, (t) => 2 * t * (6 - t), { to: 6 }),
    )
  },
  'kin-0038': () => {
    const [p, q]: [Point, Point] = [
      [70, 230],
      [360, 230],
    ]
    return figure(
      { height: 300 },
      guide(p, q),
      dimension([p[0], 270], [q[0], 270], { label: '10 km', side: 'above' }),
      vector(p, 0, 128, { label: '8.0 km h^{−1}', side: 'above' }),
      vector(q, 90, 96, { label: '6.0 km h^{−1}', side: 'above' }),
      dot(p, undefined, 6),
      dot(q, undefined, 6),
      label(p, 'P', { side: 'left', gap: 10 }),
      label(q, 'Q', { side: 'right', gap: 10 }),
      arrow([60, 110], [60, 50], { label: 'north' }),
    )
  },
  'kin-0045': () => {
    const top: Point = [150, 130]
    return figure(
      { height: 330 },
      rectangle([125, 208], [50, 156], { fill: tint.grey }),
      surface([30, 286], [460, 286]),
      dimension([88, 130], [88, 286], { label: '40.0 m', side: 'left' }),
      guide(top, [290, 130]),
      vector(top, 30, 90, { label: '20.0 m s^{−1}', side: 'above' }, red),
      angleArc(top, 0, 30, '30°', 46),
      dot(top, undefined, 6),
    )
  },
}
