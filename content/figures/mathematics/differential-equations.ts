import { arrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { blue, red, tint } from '../kit/basics/palette.ts'
import { between, type Point, plus } from '../kit/basics/point.ts'
import { dot, line, polygon } from '../kit/basics/shapes.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve, readings } from '../kit/graphs/curves.ts'
import { plot } from '../kit/graphs/plot.ts'

export const figures: Figures = {
  'deq-0037': () => {
    const graph = plot({
      x: { to: 5, marks: [[3, '3']], label: '*t* (h)' },
      y: {
        to: 2800,
        marks: [
          [1000, '1000'],
          [2000, '2000'],
        ],
        label: '*N*',
      },
    })
    return figure(
      { height: 300 },
      readings(graph, 3, 2000),
      axes(graph),
      curve(graph, (t) => 1000 * 2 ** (t / 3), { to: 4.2 }),
      dot(graph.at(0, 1000)),
      dot(graph.at(3, 2000)),
    )
  },
  'deq-0039': () => {
    const graph = plot({
      x: { to: 16, marks: [[10, '10']], label: '*t* (minutes)' },
      y: {
        to: 120,
        marks: [
          [20, '20'],
          [60, '60'],
          [100, '100'],
        ],
        label: '*T*',
      },
    })
    return figure(
      { height: 300 },
      readings(graph, 10, 60),
      line([graph.at(0, 20), graph.at(16, 20)], { dashed: true, colour: red }),
      label(graph.at(13, 20), 'room', { side: 'above', colour: red }),
      axes(graph),
      curve(graph, (t) => 20 + 80 * 2 ** (-t / 10), { to: 13 }),
      dot(graph.at(10, 60)),
    )
  },
  'deq-0040': () =>
    figure(
      { height: 300 },
      polygon(
        [
          [140, 110],
          [340, 110],
          [340, 260],
          [140, 260],
        ],
        { fill: tint.blue, colour: 'none' },
      ),
      line(
        [
          [140, 70],
          [140, 260],
          [340, 260],
          [340, 70],
        ],
        { width: 3 },
      ),
      arrow([80, 40], [190, 100], { colour: blue, width: 3 }),
      label([16, 22], 'pure water: 5 litres a minute', { side: 'right', colour: blue }),
      label([240, 170], '100 litres\n20 kg of salt\nat the start', { halo: 'none' }),
      arrow([340, 244], [430, 244], { colour: blue, width: 3 }),
      label([350, 200], 'mixture:\n5 litres\na minute', { side: 'above-right', gap: 0, colour: blue }),
    ),
  'deq-0042': () => {
    const graph = plot({
      x: { to: 7.6, label: '*x*' },
      y: { to: 6.4, label: '*y*' },
      box: { left: 60, top: 36, right: 430, bottom: 270 },
    })
    const tick = (at: Point): string => line([plus(at, [-4, -7]), plus(at, [4, 7])])
    const [p, a, b] = [graph.at(3, 2), graph.at(6, 0), graph.at(0, 4)]
    return figure(
      { height: 320 },
      axes(graph),
      curve(graph, (x) => 6 / x, { from: 1.35, to: 7.2 }),
      line([b, a]),
      tick(between(b, p)),
      tick(between(p, a)),
      [p, a, b, graph.at(2, 3)].map((at) => dot(at)),
      label(p, '*P*', { side: 'above-right', gap: 8 }),
      label(a, '*A*', { side: 'below', gap: 8 }),
      label(b, '*B*', { side: 'left', gap: 9 }),
      label(graph.at(2, 3), '(2, 3)', { side: 'above-right', gap: 8 }),
      label(graph.at(0, 0), '*O*', { side: 'below-left' }),
    )
  },
  'deq-0044': () => {
    const graph = plot({
      x: { to: 20, marks: [[10, '10']], label: '*t* (h)' },
      y: {
        to: 19,
        marks: [
          [9, '9'],
          [16, '16'],
        ],
        label: '*h* (m)',
      },
    })
    return figure(
      { height: 300 },
      readings(graph, 10, 9),
      axes(graph),
      curve(graph, (t) => (4 - t / 10) ** 2, { to: 14 }),
      dot(graph.at(0, 16)),
      dot(graph.at(10, 9)),
    )
  },
}
