import { join } from '../basics/element.ts'
import { ink, paper, tint } from '../basics/palette.ts'
import type { Point } from '../basics/point.ts'
import { dot, ellipse } from '../basics/shapes.ts'
import { path } from '../basics/smooth.ts'
import { type Outline, outline } from './outline.ts'

export type FlowerPlace =
  | 'petal'
  | 'sepal'
  | 'anther'
  | 'filament'
  | 'stigma'
  | 'style'
  | 'ovary'
  | 'ovule'
  | 'thalamus'
  | 'pedicel'

const half = (sign: 1 | -1): string => {
  const x = (value: number) => value * sign
  return join([
    path(`M${x(20)} 62C${x(60)} 60 ${x(84)} 44 ${x(92)} 16C${x(96)} 36 ${x(84)} 70 ${x(24)} 74Z`, {
      fill: tint.green,
    }),
    path(
      `M${x(16)} 60C${x(50)} 50 ${x(70)} 0 ${x(74)} -46C${x(78)} -88 ${x(112)} -96 ${x(120)} -60C${x(124)} -10 ${x(76)} 54 ${x(18)} 68Z`,
      { fill: tint.red },
    ),
    path(`M${x(14)} 58C${x(26)} 20 ${x(40)} -14 ${x(44)} -44`),
    ellipse([x(46), -56], [8, 15], { fill: tint.yellow }),
    path(`M${x(46)} -70V-42`, { width: 1.5 }),
  ])
}

/** A flower cut lengthwise, ovary above, about 250 by 220. */
export const flower = (middle: Point, scale = 1): Outline<FlowerPlace> =>
  outline(
    middle,
    scale,
    {
      petal: [100, -56],
      sepal: [-86, 42],
      anther: [-46, -56],
      filament: [-32, 4],
      stigma: [0, -84],
      style: [0, -40],
      ovary: [15, 26],
      ovule: [0, 40],
      thalamus: [-16, 70],
      pedicel: [0, 104],
    },
    path('M-6 84V124M6 84V124'),
    half(-1),
    half(1),
    path('M-26 62H26C26 78 14 86 6 88H-6C-14 86 -26 78 -26 62Z', { fill: tint.green }),
    path('M-5 -76V2C-22 12 -24 50 -12 62H12C24 50 22 12 5 2V-76Z', { fill: tint.green }),
    ellipse([0, -82], [13, 8], { fill: tint.yellow }),
    ellipse([0, 36], [11, 18], { fill: paper }),
    dot([-4, 28], ink, 3.5),
    dot([4, 36], ink, 3.5),
    dot([-3, 44], ink, 3.5),
  )
