import { arrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { blue, grey, red, tint } from '../kit/basics/palette.ts'
import { arcPoints, type Point } from '../kit/basics/point.ts'
import { dot, line, rectangle } from '../kit/basics/shapes.ts'
import { smooth } from '../kit/basics/smooth.ts'
import { fieldOut } from '../kit/fields/uniform.ts'
import { photon } from '../kit/fields/waves.ts'
import { axes } from '../kit/graphs/axes.ts'
import { trace } from '../kit/graphs/curves.ts'
import { plot } from '../kit/graphs/plot.ts'

export const figures: Figures = {
  'dua-0016': () => {
    const graph = plot({
      x: { from: -4, to: 9, label: 'collector potential' },
      y: { to: 5, label: 'photocurrent' },
    })
    return figure(
      { height: 300 },
      axes(graph),
      trace(
        graph,
        [
          [-2, 0],
          [-1, 1.1],
          [0.4, 2.6],
          [2, 3.6],
          [3.6, 3.96],
          [5, 4],
          [8.6, 4],
        ],
        { soft: true },
      ),
      [
        [5.2, 'P'],
        [8, 'Q'],
      ].map(([at, name]) => [
        dot(graph.at(Number(at), 4)),
        label(graph.at(Number(at), 4), String(name), { side: 'below', gap: 9 }),
      ]),
    )
  },
  'dua-0007': () => {
    const graph = plot({
      x: { to: 11, marks: [[5, '5.0']], label: '*ν* (10^{14} Hz)' },
      y: { to: 4.5, label: '*V*_0' },
    })
    return figure(
      { height: 300 },
      axes(graph),
      trace(graph, [
        [5, 0],
        [10.4, 4],
      ]),
      label(graph.at(7.2, 2.4), 'slope\n4.1 × 10^{−15} V s', { side: 'left' }),
    )
  },
  'dua-0019': () => {
    const entry: Point = [220, 220]
    return figure(
      { height: 310 },
      fieldOut({ from: [240, 50], to: [440, 250], spacing: 50 }),
      line(
        [
          [220, 24],
          [220, 276],
        ],
        { colour: grey, dashed: true },
      ),
      label([330, 274], '*B* = 1.0 × 10^{−4} T', { side: 'below' }),
      rectangle([60, 220], [16, 100], { fill: tint.grey }),
      label([60, 276], 'metal', { side: 'below' }),
      photon([180, 110], [72, 196]),
      label([150, 100], '5.0 eV', { side: 'above', colour: red }),
      arrow([72, 220], [200, 220], { label: { label: 'e^−', side: 'below' }, labelAt: 'middle' }),
      smooth(arcPoints([220, 140], [80, 80], -90, 90), { colour: blue }),
      dot(entry, blue),
    )
  },
  'dua-0032': () => {
    const graph = plot({
      x: { to: 10, label: '*ν*' },
      y: { from: -3, to: 3, marks: [[-2, '−2.00']], label: '*V*_0 (V)' },
    })
    return figure(
      { height: 300 },
      axes(graph),
      trace(
        graph,
        [
          [0, -2],
          [4.8, 0],
        ],
        { dashed: true, width: 2 },
      ),
      trace(graph, [
        [4.8, 0],
        [10, 2.17],
      ]),
    )
  },
  'dua-0013': () => {
    const graph = plot({
      x: { from: -4, to: 6, label: '*V*' },
      y: { to: 5, label: '*I*' },
    })
    const from = (start: number, level: number): [number, number][] => [
      [start, 0],
      [start + 0.8, level * 0.28],
      [start + 2, level * 0.7],
      [start + 3.4, level * 0.95],
      [start + 5, level],
      [6, level],
    ]
    return figure(
      { height: 300 },
      axes(graph),
      trace(graph, from(-1.5, 2), { soft: true }),
      trace(graph, from(-1.5, 4), { soft: true }),
      trace(graph, from(-3, 2), { soft: true, dashed: true }),
      label(graph.at(5.2, 1.6), 'P'),
      label(graph.at(5.2, 4.4), 'Q'),
      label(graph.at(-2.4, 1.2), 'R'),
    )
  },
  'dua-0029': () => {
    const graph = plot({
      x: { to: 16, step: 2, label: '*ν* (10^{14} Hz)' },
      y: { to: 5, label: '*V*_0' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [6, 0],
        [15, 4.5],
      ]),
      trace(graph, [
        [10, 0],
        [16, 3],
      ]),
      label(graph.at(11, 3.2), 'P'),
      label(graph.at(14.6, 1.6), 'Q'),
    )
  },
}
