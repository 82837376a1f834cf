import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { blue, red, tint } from '../../kit/basics/palette.ts'
import { line, rectangle } from '../../kit/basics/shapes.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { trace } from '../../kit/graphs/curves.ts'
import { plotPoint } from '../../kit/graphs/marks.ts'
import { plot } from '../../kit/graphs/plot.ts'
import { block } from '../../kit/mechanics/bodies.ts'
import { surface } from '../../kit/mechanics/surfaces.ts'

export const solids: Figures = {
  'psl-0011': () => {
    const graph = plot({
      x: { to: 8, step: 2, label: 'strain (10^{-3})' },
      y: { to: 400, step: 80, label: 'stress (MPa)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [2, 240],
      ]),
      trace(
        graph,
        [
          [2, 240],
          [2.6, 278],
          [4, 310],
          [6, 336],
          [8, 350],
        ],
        { soft: true },
      ),
      plotPoint(graph, 2, 240, { label: 'A', side: 'above-left' }),
    )
  },
  'psl-0047': () =>
    figure(
      { height: 220 },
      surface([80, 180], [80, 40]),
      rectangle([250, 100], [340, 20], { fill: tint.yellow }),
      rectangle([250, 120], [340, 20], { fill: tint.grey }),
      label([250, 90], 'brass, α = 1.9 × 10^{−5} K^{−1}', { side: 'above', gap: 8 }),
      label([250, 130], 'steel, α = 1.2 × 10^{−5} K^{−1}', { side: 'below', gap: 8 }),
    ),
  'psl-0095': () =>
    figure(
      { height: 360 },
      surface([300, 30], [160, 30]),
      line(
        [
          [230, 30],
          [230, 150],
        ],
        { colour: blue, width: 2.5 },
      ),
      label([230, 90], 'steel, 1.5 m', { side: 'right', gap: 14 }),
      block([230, 190], [90, 40], '4.0 kg'),
      line(
        [
          [230, 190],
          [230, 270],
        ],
        { colour: red, width: 2.5 },
      ),
      label([230, 232], 'brass, 1.0 m', { side: 'right', gap: 14 }),
      block([230, 318], [90, 48], '6.0 kg'),
    ),
  'psl-0101': () => {
    const graph = plot({
      x: { to: 125, step: 25, label: 'temperature (°C)' },
      y: { to: 3.2, step: 0.4, label: 'increase of length (mm)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [125, 3],
      ]),
    )
  },
}
