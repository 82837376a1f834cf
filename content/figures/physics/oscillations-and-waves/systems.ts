import { arrow } from '../../kit/basics/arrow.ts'
import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { angleArc, dimension, guide } from '../../kit/basics/measure.ts'
import { blue, paper, red, tint } from '../../kit/basics/palette.ts'
import { type Point, polar } from '../../kit/basics/point.ts'
import { circle, dot, line, rectangle } from '../../kit/basics/shapes.ts'
import { block, spring } from '../../kit/mechanics/bodies.ts'
import { surface } from '../../kit/mechanics/surfaces.ts'

export const systems: Figures = {
  'osc-0050': () => {
    const at = (x: number, y: number): Point => [50 + 410 * x, 150 - 62 * y]
    const points = (sign: number) =>
      Array.from({ length: 91 }, (_, step) => at(step / 100, sign * Math.sin((Math.PI * step) / 30)))
    const particles: readonly (readonly [x: number, name: string, labelAt: number])[] = [
      [0.1, 'P\n0.10 m', 76],
      [0.25, 'Q\n0.25 m', 172],
    ]
    return figure(
      { height: 290 },
      arrow(at(-0.03, 0), at(1, 0), { width: 1.5 }),
      line(points(-1), { colour: blue, dashed: true }),
      line(points(1), { colour: blue, width: 3 }),
      [0, 0.3, 0.6, 0.9].map((x) => [
        guide(at(x, 0), at(x, -1.25)),
        dot(at(x, 0)),
        label(at(x, -1.25), x.toFixed(2), { side: 'below', size: 16 }),
      ]),
      label([462, 262], '*x* (m)', { anchor: 'end' }),
      particles.map(([x, name, labelAt]) => {
        const particle = at(x, Math.sin((Math.PI * x) / 0.3))
        return [
          line([particle, [labelAt, 62]], { colour: red, width: 1.5 }),
          dot(particle, red, 5),
          label([labelAt, 62], name, { side: 'above', colour: red }),
        ]
      }),
    )
  },
  'osc-0053': () =>
    figure(
      { height: 330 },
      rectangle([240, 205], [300, 190], { fill: tint.blue, colour: 'none' }),
      line(
        [
          [90, 80],
          [90, 300],
          [390, 300],
          [390, 80],
        ],
        { width: 3 },
      ),
      line(
        [
          [90, 110],
          [390, 110],
        ],
        { colour: blue },
      ),
      rectangle([240, 84], [44, 52], { fill: paper, colour: 'none' }),
      line(
        [
          [218, 58],
          [218, 266],
        ],
        { width: 3 },
      ),
      line(
        [
          [262, 58],
          [262, 266],
        ],
        { width: 3 },
      ),
      line(
        [
          [218, 110],
          [262, 110],
        ],
        { colour: blue },
      ),
      dimension([300, 58], [300, 110], { label: '*L*/4', side: 'right' }),
      dimension([180, 58], [180, 266], { label: '*L*', side: 'left', halo: 'none' }),
      label([330, 260], 'water', { halo: 'none' }),
    ),
  'osc-0076': () => {
    const floor = 190
    return figure(
      { height: 250 },
      surface([30, floor], [450, floor]),
      surface([40, 90], [40, floor]),
      surface([440, floor], [440, 90]),
      spring([40, 160], [200, 160]),
      spring([440, 160], [280, 160]),
      block([240, floor], [80, 60], '1.0 kg').part,
      label([120, 140], '100 N m^{−1}', { side: 'above' }),
      label([360, 140], '400 N m^{−1}', { side: 'above' }),
      label([240, 204], 'smooth', { side: 'below' }),
    )
  },
  'osc-0087': () => {
    const pivot: Point = [210, 50]
    const bob = polar(pivot, 270 - 30, 200)
    const strike = polar(pivot, 270 + 15, 200)
    return figure(
      { height: 310 },
      surface([280, 50], [140, 50]),
      guide(pivot, [210, 262]),
      line([pivot, bob]),
      line([pivot, strike], { dashed: true }),
      angleArc(pivot, 240, 270, '4.0°', 74),
      angleArc(pivot, 270, 285, '2.0°', 150),
      dot(pivot, undefined, 3),
      circle(bob, 14, { fill: tint.blue }),
      circle(strike, 14, { dashed: true, fill: paper }),
      surface([strike[0] + 15, 300], [strike[0] + 15, 160]),
      label(bob, 'P', { halo: 'none' }),
      label([strike[0] + 32, 230], 'wall', { side: 'right' }),
    )
  },
}
