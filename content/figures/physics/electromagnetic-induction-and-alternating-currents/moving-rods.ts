import { arrow } from '../../kit/basics/arrow.ts'
import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { angleArc, dimension } from '../../kit/basics/measure.ts'
import { blue, grey, red, tint } from '../../kit/basics/palette.ts'
import { type Point, polar } from '../../kit/basics/point.ts'
import { line, rectangle } from '../../kit/basics/shapes.ts'
import { wire } from '../../kit/circuits/component.ts'
import { resistor } from '../../kit/circuits/passive.ts'
import { fieldInto, fieldOut } from '../../kit/fields/uniform.ts'

export const movingRods: Figures = {
  'emi-0018': () =>
    figure(
      { height: 300 },
      fieldInto({ from: [60, 40], to: [420, 260], spacing: 44 }),
      rectangle([214, 150], [12, 168], { fill: tint.yellow }),
      arrow([222, 150], [300, 150], { colour: red, width: 3 }),
      label([300, 150], '5.0 m s^{−1}', { side: 'right', colour: red }),
      dimension([180, 66], [180, 234], { label: '0.40 m', side: 'left' }),
      label([395, 284], '0.30 T', { colour: blue }),
    ),
  'emi-0020': () => {
    const [top, bottom] = [60, 220]
    return figure(
      { height: 300 },
      fieldInto({ from: [110, 90], to: [110, 190], spacing: 50 }),
      fieldInto({ from: [290, 90], to: [390, 190], spacing: 50 }),
      wire([70, top], [414, top]),
      wire([70, bottom], [414, bottom]),
      resistor([70, top], [70, bottom], { label: '2.0 Ω', side: 'left', gap: 11 }),
      resistor([414, top], [414, bottom], { label: '3.0 Ω', side: 'right', gap: 11 }),
      rectangle([250, 140], [10, 172], { fill: tint.yellow }),
      arrow([256, 115], [300, 115], { colour: red, width: 3 }),
      label([300, 115], '5.0 m s^{−1}', { side: 'right', colour: red }),
      dimension([216, top], [216, bottom], { label: '0.40 m', side: 'left' }),
      label([240, 262], 'field into the page: 0.50 T', { colour: blue }),
    )
  },
  'emi-0024': () => {
    const middle: Point = [200, 150]
    const [lower, upper] = [polar(middle, 210, 120), polar(middle, 30, 120)]
    return figure(
      { height: 300 },
      fieldOut({ from: [60, 50], to: [420, 250], spacing: 50 }),
      line([lower, upper], { width: 8, colour: grey }),
      dimension(polar(lower, 120, 26), polar(upper, 120, 26), { label: '0.80 m', side: 'above-left' }),
      angleArc(middle, 0, 30, '30°', 54),
      arrow(middle, [390, 150], { colour: red, width: 3 }),
      label([330, 156], '3.0 m s^{−1}', { side: 'below', colour: red }),
      label([330, 280], 'field out of the page: 0.50 T', { colour: blue }),
    )
  },
}
