import { arrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { angleArc, dimension, guide, rightAngle } from '../kit/basics/measure.ts'
import { between, polar } from '../kit/basics/point.ts'
import { ball, block, pendulum, pulley, rope, spring } from '../kit/mechanics/bodies.ts'
import { tank, uTube, venturi } from '../kit/mechanics/fluids.ts'
import { forces, vector } from '../kit/mechanics/forces.ts'
import { screwGauge, vernier } from '../kit/mechanics/instruments.ts'
import { incline, surface } from '../kit/mechanics/surfaces.ts'
import { imageInMirror, imageThroughLens, lens } from '../kit/optics/lens.ts'
import { curvedMirror } from '../kit/optics/mirror.ts'
import { prism } from '../kit/optics/prism.ts'
import { axisPoint, principalAxis, ray, uprightArrow, virtualRay } from '../kit/optics/rays.ts'

export const figures: Figures = {
  incline: () => {
    const slope = incline([60, 270], 300, 30)
    const body = block(slope.along(0.5), [70, 44], '2 kg', { turn: 30 })
    const wheel = polar(slope.top, 60, 26)
    return figure(
      { height: 300 },
      slope,
      rope(polar(body.middle, 30, 35), polar(wheel, 120, 24)),
      body,
      pulley(wheel),
      rope([wheel[0] + 24, wheel[1]], [wheel[0] + 24, 170]),
      block([wheel[0] + 24, 210], [46, 40], '3 kg'),
      angleArc(slope.foot, 0, 30, '30°'),
      surface([30, 270], [450, 270]),
    )
  },
  'free-body': () =>
    figure(
      { height: 280 },
      surface([60, 190], [420, 190]),
      block([220, 190], [110, 70]),
      forces(
        [220, 155],
        [
          [90, 100, '*N*'],
          [270, 100, '*mg*'],
          [180, 120, '*f*'],
          [30, 130, '*F* = 20 N'],
        ],
      ),
      guide([220, 155], [370, 155]),
      angleArc([220, 155], 0, 30, '30°', 68),
    ),
  'spring-pendulum': () => {
    const bob = pendulum([360, 40], 170, 25)
    return figure(
      { height: 280 },
      surface([200, 40], [40, 40]),
      spring([110, 40], [110, 150]),
      block([110, 196], [60, 46], '*m*'),
      dimension([180, 40], [180, 150], '*L*'),
      surface([440, 40], [280, 40]),
      bob,
      angleArc([360, 40], 270, 295, 'θ', 60),
      label(between([360, 40], bob.middle), '1 m', { side: 'right', gap: 10 }),
      vector(bob.middle, 270, 38, { label: '*mg*', side: 'right' }),
    )
  },
  atwood: () =>
    figure(
      { height: 300 },
      surface([300, 30], [180, 30]),
      rope([240, 30], [240, 70]),
      pulley([240, 70], 34),
      rope([206, 70], [206, 180]),
      rope([274, 70], [274, 220]),
      block([206, 224], [52, 44], '4 kg'),
      ball([274, 240], 20, 'B'),
      label([300, 240], '6 kg', { side: 'right' }),
      arrow([130, 200], [130, 130], { label: '*a*' }),
    ),
  'lens-image': () => {
    const tip = [80, 90] as const
    const { at } = imageThroughLens([230, 150], 90, tip)
    return figure(
      { height: 300 },
      principalAxis(150),
      lens([230, 150], 'convex', 190),
      axisPoint([140, 150], 'F'),
      axisPoint([320, 150], 'F'),
      axisPoint([50, 150], '2F'),
      ray([tip, [230, 90], at]),
      ray([tip, [230, 150], at]),
      uprightArrow([80, 150], tip, 'A'),
      uprightArrow([at[0], 150], at, 'A′'),
      dimension([80, 270], [230, 270], '15 cm'),
    )
  },
  'mirror-image': () => {
    const pole = [290, 150] as const
    const tip = [240, 110] as const
    const { at } = imageInMirror(pole, -110, tip)
    return figure(
      { height: 300 },
      principalAxis(150),
      curvedMirror(pole, 'concave', { radius: 220, height: 220 }),
      axisPoint([180, 150], 'F'),
      axisPoint([70, 150], 'C'),
      axisPoint(pole, 'P', 'below-left'),
      ray([tip, [286, 110], [150, 162]]),
      virtualRay([[286, 110], at]),
      uprightArrow([240, 150], tip, { label: 'O', side: 'left' }),
      uprightArrow([at[0], 150], at, 'I', { isVirtual: true }),
    )
  },
  prism: () => {
    const glass = prism([240, 40], 60, 220, '60°')
    const enter = between(glass.apex, glass.left, 0.5)
    const leave = between(glass.apex, glass.right, 0.5)
    return figure(
      { height: 280 },
      glass,
      ray([polar(enter, 210, 120), enter, leave, polar(leave, -30, 120)]),
      guide(polar(enter, 150, 60), polar(enter, -30, 60)),
      guide(polar(leave, 30, 60), polar(leave, 210, 60)),
      rightAngle(enter, 60),
      angleArc(enter, 150, 210, '*i*', 40),
      label(glass.left, 'B', { side: 'below' }),
      label(glass.right, 'C', { side: 'below' }),
      label(glass.apex, 'A', { side: 'above' }),
    )
  },
  fluids: () =>
    figure(
      { height: 320 },
      tank([90, 290], [120, 140], 110),
      dimension([168, 180], [168, 290], '*H*'),
      uTube([350, 240], [60, 110], [90, 40]),
      venturi([20, 70], 320, [64, 26]),
      label([50, 70], '*A*_1', { halo: 'none' }),
      label([180, 70], '*A*_2', { halo: 'none' }),
      arrow([350, 70], [400, 70], { label: '*v*' }),
    ),
  vernier: () =>
    figure(
      { height: 200 },
      vernier({
        at: [50, 40],
        length: 380,
        first: 3,
        divisions: 20,
        perNumber: 10,
        zero: 4.6,
        vernier: [10, 9],
        unit: 'cm',
      }),
    ),
  'screw-gauge': () =>
    figure({ height: 240 }, screwGauge([60, 120], { sleeve: 7, reading: 32, divisions: 50 })),
}
