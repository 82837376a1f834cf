import { arrow, arrowHead } from '../../kit/basics/arrow.ts'
import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { dimension, guide } from '../../kit/basics/measure.ts'
import { blue, paper, red, tint } from '../../kit/basics/palette.ts'
import { arcPoints, type Point, polar } from '../../kit/basics/point.ts'
import { circle, dot, line, rectangle } from '../../kit/basics/shapes.ts'
import { barMagnet } from '../../kit/fields/magnets.ts'

export const currents: Figures = {
  'mag-0002': () => {
    const centre: Point = [240, 190]
    return figure(
      { height: 260 },
      line([[20, 190], [130, 190], ...arcPoints(centre, [110, 110], 180, 0), [460, 190]], {
        colour: blue,
        width: 3,
      }),
      arrowHead([84, 190], 0, blue),
      label([70, 190], '*I*', { side: 'below', colour: blue }),
      guide([130, 190], [350, 190]),
      dot(centre),
      label(centre, 'O', { side: 'below' }),
      arrow(centre, polar(centre, 60, 110), { width: 1.5 }),
      label(polar(centre, 60, 55), '*R*', { side: 'right' }),
    )
  },
  'mag-0007': () =>
    figure(
      { height: 320 },
      line(
        [
          [60, 30],
          [60, 290],
        ],
        { width: 3 },
      ),
      arrowHead([60, 60], 90),
      label([60, 62], '20 A', { side: 'left' }),
      rectangle([270, 160], [240, 150], { colour: blue, width: 3 }),
      arrowHead([150, 150], 90, blue),
      label([160, 160], '2.0 A', { side: 'right', colour: blue }),
      dimension([372, 85], [372, 235], { label: '0.20 m', side: 'left' }),
      guide([150, 235], [150, 306]),
      guide([390, 235], [390, 306]),
      dimension([60, 262], [150, 262], { label: '0.10 m', side: 'below' }),
      dimension([60, 302], [390, 302], { label: '0.40 m', side: 'above' }),
    ),
  'mag-0026': () => {
    const centre: Point = [200, 160]
    return figure(
      { height: 320 },
      circle(centre, 130, { fill: tint.grey }),
      circle([265, 160], 65, { fill: paper }),
      dot(centre),
      label(centre, 'O', { side: 'left', gap: 9, halo: tint.grey }),
      arrow(centre, polar(centre, 115, 130), { width: 1.5 }),
      label(polar(centre, 115, 68), '*R*', { side: 'left', halo: tint.grey }),
      dot([265, 160]),
      arrow([265, 160], [265, 225], { width: 1.5 }),
      label([265, 196], '*R*/2', { side: 'right' }),
      dimension([200, 146], [265, 146], { label: '*R*/2', side: 'above' }),
      label([392, 82], '*J* out of\nthe page'),
      arrow([346, 84], [284, 82], { width: 1.5 }),
    )
  },
  'mag-0056': () =>
    figure(
      { height: 220 },
      guide([90, 110], [390, 110]),
      barMagnet([80, 110], 0, [76, 28]),
      barMagnet([400, 110], 90, [76, 28]),
      dot([240, 110], red, 5),
      label([240, 110], 'P', { side: 'above', colour: red }),
      dimension([80, 186], [240, 186], { label: '*d*', side: 'above' }),
      dimension([240, 186], [400, 186], { label: '*d*', side: 'above' }),
    ),
}
