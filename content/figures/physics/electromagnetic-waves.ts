import { arrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { dimension, guide } from '../kit/basics/measure.ts'
import { blue, red, tint } from '../kit/basics/palette.ts'
import { type Point, polar } from '../kit/basics/point.ts'
import { circle, dot, ellipse, line, rectangle } from '../kit/basics/shapes.ts'
import { smooth } from '../kit/basics/smooth.ts'
import { wire } from '../kit/circuits/component.ts'
import { photon } from '../kit/fields/waves.ts'
import { axes } from '../kit/graphs/axes.ts'
import { trace } from '../kit/graphs/curves.ts'
import { plot } from '../kit/graphs/plot.ts'
import { surface } from '../kit/mechanics/surfaces.ts'

/** The plates of a capacitor from the side, with the wires that charge it. */
function plates([x, y]: Point, half: number, gap: number): string[] {
  const plate = (at: number) => rectangle([at, y], [8, 2 * half], { fill: tint.grey })
  return [plate(x - gap / 2), plate(x + gap / 2)]
}

export const figures: Figures = {
  'emw-0001': () => {
    const [side, front]: [Point, Point] = [
      [120, 140],
      [345, 140],
    ]
    return figure(
      { height: 300 },
      arrow([16, 140], [92, 140], { label: { label: '0.36 A', side: 'above' }, labelAt: 'middle' }),
      wire([146, 140], [214, 140]),
      plates(side, 96, 48),
      label([120, 262], 'from the side', { side: 'below' }),
      circle(front, 96, { fill: tint.grey }),
      circle(front, 64, { colour: blue, dashed: true }),
      arrow(front, polar(front, 55, 96), { label: { label: '6.0 cm', side: 'right' } }),
      arrow(front, polar(front, 205, 64), {}),
      label(polar(front, 272, 26), '4.0 cm', { halo: tint.grey }),
      dot(front),
      label([345, 262], 'along the axis', { side: 'below' }),
    )
  },
  'emw-0012': () => {
    const [left, middle] = [130, 150]
    return figure(
      { height: 300 },
      smooth(
        [
          [left, middle - 62],
          [250, middle - 118],
          [336, middle - 100],
          [356, middle],
          [336, middle + 100],
          [250, middle + 118],
          [left, middle + 62],
        ],
        { colour: red, dashed: true },
      ),
      wire([24, middle], [271, middle]),
      arrow([30, middle], [80, middle], { label: { label: '*i*', side: 'above' }, labelAt: 'middle' }),
      plates([320, middle], 80, 90),
      wire([369, middle], [456, middle]),
      ellipse([left, middle], [20, 62], { colour: blue, width: 3 }),
      wire([left + 4, middle], [200, middle]),
      label([left - 8, middle - 66], 'L', { side: 'above', colour: blue }),
      label([250, middle - 120], 'S', { side: 'above', colour: red }),
    )
  },
  'emw-0013': () => {
    const [middle, unit] = [176, 14]
    return figure(
      { height: 330 },
      arrow([16, middle], [96, middle], { label: { label: '*I*', side: 'above' }, labelAt: 'middle' }),
      wire([96, middle], [166, middle]),
      plates([215, middle], 6 * unit, 90),
      wire([264, middle], [380, middle]),
      guide([170, middle], [260, middle]),
      dot([215, middle - 2 * unit], red, 5),
      label([215, middle - 2 * unit], 'P', { side: 'above', colour: red }),
      dot([215, middle - 9 * unit], blue, 5),
      label([215, middle - 9 * unit], 'Q', { side: 'left', gap: 9, colour: blue }),
      guide([215, middle - 9 * unit], [440, middle - 9 * unit]),
      guide([215, middle - 2 * unit], [330, middle - 2 * unit]),
      dimension([310, middle], [310, middle - 2 * unit], { label: '2.0 cm', side: 'right' }),
      dimension([410, middle], [410, middle - 9 * unit], { label: '9.0 cm', side: 'left' }),
      guide([264, middle + 6 * unit], [330, middle + 6 * unit]),
      dimension([310, middle], [310, middle + 6 * unit], { label: '6.0 cm', side: 'right' }),
    )
  },
  'emw-0035': () => {
    const foot: Point = [330, 210]
    return figure(
      { height: 290 },
      surface([390, 50], [270, 50]),
      line([[330, 50], foot]),
      dimension([372, 50], [372, 210], { label: '0.20 m', side: 'right' }),
      rectangle([330, 223], [8, 26], { fill: tint.blue }),
      label([342, 236], '1.0 × 10^{−6} kg', { side: 'below', gap: 14 }),
      photon([60, 223], [240, 223]),
      label([150, 203], '6.0 J', { side: 'above', colour: red }),
    )
  },
  'emw-0011': () => {
    const graph = plot({
      x: { to: 8, step: 1, label: '*t* (ms)' },
      y: { to: 80, step: 20, label: '*V* (V)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [3, 60],
        [5, 60],
        [6, 0],
      ]),
    )
  },
}
