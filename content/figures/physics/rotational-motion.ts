import { arrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { angleArc, dimension, guide, rightAngle } from '../kit/basics/measure.ts'
import { blue, boldWidth, paper, tint } from '../kit/basics/palette.ts'
import { type Point, polar } from '../kit/basics/point.ts'
import { circle, dot, line, polygon } from '../kit/basics/shapes.ts'
import { axes } from '../kit/graphs/axes.ts'
import { trace } from '../kit/graphs/curves.ts'
import { plot } from '../kit/graphs/plot.ts'
import { block, rope } from '../kit/mechanics/bodies.ts'
import { vector } from '../kit/mechanics/forces.ts'
import { surface } from '../kit/mechanics/surfaces.ts'

/** A level rod with vertical forces: share of its length, direction, length of the arrow, name. */
const rod = (name: string, [left, y]: Point, pulls: readonly [number, 90 | 270, number, string][]) => [
  label([left - 16, y], name, { side: 'left' }),
  line(
    [
      [left, y],
      [left + 150, y],
    ],
    { width: 6 },
  ),
  ...pulls.map(([share, way, length, text]) => vector([left + 150 * share, y], way, length, text, blue)),
]

export const figures: Figures = {
  'rot-0013': () =>
    figure(
      { height: 280 },
      line(
        [
          [150, 40],
          [150, 220],
          [330, 220],
          [330, 40],
        ],
        { colour: blue, width: boldWidth + 2 },
      ),
      dimension([110, 40], [110, 220], { label: '12 cm', side: 'left' }),
      dimension([150, 252], [330, 252], '12 cm'),
      dimension([370, 40], [370, 220], '12 cm'),
    ),
  'rot-0014': () =>
    figure(
      { height: 330 },
      polygon(
        [
          [130, 30],
          [250, 30],
          [250, 150],
          [370, 150],
          [370, 270],
          [130, 270],
        ],
        { fill: tint.blue },
      ),
      guide([250, 30], [370, 30], [370, 150]),
      dot([250, 150]),
      label([250, 150], 'O', { side: 'below-left' }),
      dimension([100, 30], [100, 270], { label: '24 cm', side: 'left' }),
      dimension([130, 298], [370, 298], '24 cm'),
      label([250, 90], '12 cm', { side: 'right', gap: 8 }),
      label([310, 150], '12 cm', { side: 'above', gap: 8 }),
    ),
  'rot-0021': () =>
    figure(
      { height: 340 },
      surface([40, 280], [340, 280]),
      surface([340, 280], [340, 30]),
      line(
        [
          [160, 280],
          [340, 40],
        ],
        { colour: blue, width: boldWidth + 2 },
      ),
      rightAngle([340, 280], 90),
      dimension([160, 314], [340, 314], '3.0 m'),
      dimension([380, 40], [380, 280], '4.0 m'),
    ),
  'rot-0025': () =>
    figure(
      { height: 340 },
      rod(
        'P',
        [60, 90],
        [
          [0, 90, 40, '*F*'],
          [1, 270, 40, '*F*'],
        ],
      ),
      rod(
        'Q',
        [300, 90],
        [
          [0, 90, 40, '*F*'],
          [0.5, 270, 40, '*F*'],
          [1, 90, 40, '*F*'],
        ],
      ),
      rod(
        'R',
        [60, 240],
        [
          [0, 90, 40, '*F*'],
          [0.5, 270, 64, '2*F*'],
          [1, 90, 40, '*F*'],
        ],
      ),
      rod(
        'S',
        [300, 240],
        [
          [0, 90, 40, '*F*'],
          [0.25, 270, 64, '2*F*'],
          [1, 90, 40, '*F*'],
        ],
      ),
    ),
  'rot-0032': () => {
    const graph = plot({
      x: { to: 0.2, step: 0.05, label: '*d*^{2} (m^{2})' },
      y: { to: 0.5, step: 0.1, label: '*I* (kg m^{2})' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0.1],
        [0.2, 0.5],
      ]),
    )
  },
  'rot-0041': () => {
    const graph = plot({
      x: { to: 7, step: 1, label: '*t* (s)' },
      y: { from: -3, to: 9, step: 3, label: 'torque (N m)' },
    })
    return figure(
      { height: 280 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [2, 6],
        [4, 6],
      ]),
      trace(graph, [
        [4, -3],
        [6, -3],
      ]),
    )
  },
  'rot-0092': () => {
    const middle: Point = [190, 180]
    const leaves = polar(middle, 305, 66)
    return figure(
      { height: 330 },
      surface([40, 290], [450, 290]),
      circle(middle, 110, { fill: tint.grey }),
      circle(middle, 66, { fill: paper }),
      dot(middle),
      arrow(middle, polar(middle, 120, 110)),
      label(polar(middle, 120, 88), '10 cm', { side: 'right', gap: 10, halo: 'none' }),
      arrow(middle, polar(middle, 200, 66)),
      label([162, 215], '6 cm', { halo: 'none' }),
      vector(leaves, 35, 220, '*F*'),
      guide(leaves, [400, leaves[1]]),
      angleArc(leaves, 0, 35, '*θ*', 100),
    )
  },
  'rot-0093': () => {
    const graph = plot({
      x: { to: 16, step: 2, label: '*t* (s)' },
      y: { to: 40, step: 10, label: '*ω* (rad s^{-1})' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [6, 30],
        [16, 0],
      ]),
    )
  },
  'rot-0096': () => {
    const [middle, level, step] = [240, 110, 60]
    const at = (steps: number): Point => [middle + steps * step, level]
    const load = (steps: number, name: string) => [
      rope(at(steps), [middle + steps * step, 180]),
      block([middle + steps * step, 224], [64, 44], name),
    ]
    return figure(
      { height: 260 },
      line([at(-3.4), at(3.4)], { width: 6 }),
      polygon(
        [
          [middle, 114],
          [middle - 20, 150],
          [middle + 20, 150],
        ],
        { fill: tint.grey },
      ),
      [-3, -2, -1, 1, 2, 3].map((steps) => dot(at(steps), undefined, 6)),
      load(-3, '4.0 N'),
      load(2, '3.0 N'),
      label(at(1), 'H', { side: 'above', gap: 10 }),
    )
  },
  'rot-0097': () => {
    const middle: Point = [230, 120]
    return figure(
      { height: 350 },
      circle(middle, 96, { fill: tint.grey }),
      circle(middle, 48, { fill: paper }),
      dot(middle),
      arrow(middle, polar(middle, 50, 96)),
      label(polar(middle, 50, 108), '20 cm', { side: 'right', gap: 4 }),
      arrow(middle, polar(middle, 290, 48)),
      label([222, 190], '10 cm', { halo: 'none' }),
      rope([134, 120], [134, 270]),
      block([134, 314], [72, 44], '2.0 kg'),
      rope([278, 120], [278, 260]),
      block([278, 324], [84, 64], '5.0 kg'),
    )
  },
  'rot-0098': () => {
    const graph = plot({
      x: { to: 10, step: 2, label: '*t* (s)' },
      y: { to: 16, step: 4, label: '*ω* (rad s^{-1})' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [4, 12],
        [10, 12],
      ]),
    )
  },
  'rot-0099': () => {
    const middle: Point = [240, 170]
    return figure(
      { height: 330 },
      circle(middle, 120, { fill: tint.grey }),
      circle(middle, 40, { fill: paper }),
      dot(middle),
      arrow(middle, polar(middle, 340, 120)),
      label(polar(middle, 340, 126), '0.30 m', { side: 'right' }),
      arrow(middle, polar(middle, 215, 40)),
      label(polar(middle, 215, 46), '0.10 m', { side: 'left', gap: 2, halo: 'none' }),
      vector([240, 50], 180, 120, '12 N'),
      vector([240, 290], 180, 60, '5.0 N'),
      vector([240, 130], 0, 78),
      label([284, 110], '9.0 N', { halo: 'none' }),
    )
  },
}
