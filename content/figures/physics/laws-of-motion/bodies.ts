import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { angleArc } from '../../kit/basics/measure.ts'
import { tint } from '../../kit/basics/palette.ts'
import { type Point, polar } from '../../kit/basics/point.ts'
import { circle, line, rectangle } from '../../kit/basics/shapes.ts'
import { block, pulley, rope, spring } from '../../kit/mechanics/bodies.ts'
import { incline, surface } from '../../kit/mechanics/surfaces.ts'

export const bodies: Figures = {
  'law-0045': () => {
    const pulleyAt: Point = [240, 78]
    return figure(
      { height: 350 },
      surface([320, 30], [160, 30]),
      line([[240, 30], pulleyAt]),
      rope([206, 78], [206, 300]),
      rope([274, 78], [274, 190]),
      pulley(pulleyAt, 34),
      rectangle([262, 309], [190, 18], { fill: tint.yellow }),
      circle([312, 166], 15, { fill: tint.blue }),
      line([
        [312, 181],
        [312, 244],
      ]),
      line([
        [274, 190],
        [312, 200],
      ]),
      line([
        [274, 214],
        [312, 204],
      ]),
      line([
        [294, 300],
        [312, 244],
        [330, 300],
      ]),
      rope([274, 190], [274, 226]),
      label([336, 220], '60 kg', { side: 'right' }),
      label([362, 309], '20 kg', { side: 'right' }),
    )
  },
  'law-0046': () =>
    figure(
      { height: 340 },
      surface([320, 26], [160, 26]),
      spring([240, 26], [240, 120]),
      block([240, 180], [96, 60], 'P: 2.0 kg').part,
      rope([240, 180], [240, 246]),
      block([240, 312], [96, 66], 'Q: 3.0 kg').part,
      label([254, 76], 'spring', { side: 'right' }),
      label([246, 214], 'string', { side: 'right' }),
    ),
  'law-0078': () => {
    const slope = incline([40, 290], 270, 37)
    const { part, middle } = block(slope.along(0.45), [88, 52], '5.0 kg', { turn: 37 })
    const axle = polar(slope.top, 37, 38)
    return figure(
      { height: 340 },
      slope.part,
      angleArc([40, 290], 0, 37, '37°', 44),
      rope(middle, polar(axle, 127, 26)),
      rope([axle[0] + 26, axle[1]], [axle[0] + 26, 190]),
      line([slope.top, axle]),
      part,
      pulley(axle, 26),
      block([axle[0] + 26, 244], [72, 54], '5.0 kg').part,
      surface([20, 290], [440, 290]),
    )
  },
}
