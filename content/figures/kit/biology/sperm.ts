import { ink, paper, tint } from '../basics/palette.ts'
import type { Point } from '../basics/point.ts'
import { ellipse, rectangle } from '../basics/shapes.ts'
import { path } from '../basics/smooth.ts'
import { type Outline, outline } from './outline.ts'

export type SpermPlace =
  | 'acrosome'
  | 'nucleus'
  | 'head'
  | 'neck'
  | 'middlePiece'
  | 'mitochondria'
  | 'tail'
  | 'membrane'

/** A sperm lying level, its head at the left, about 400 by 64. */
export const sperm = (middle: Point, scale = 1): Outline<SpermPlace> =>
  outline(
    middle,
    scale,
    {
      acrosome: [-186, -8],
      nucleus: [-150, 4],
      head: [-150, -30],
      neck: [-108, 0],
      middlePiece: [-66, 0],
      mitochondria: [-54, 12],
      tail: [90, 14],
      membrane: [-130, 29],
    },
    path('M-14 -5C40 -22 70 30 120 12S180 -22 198 -2', { width: 5 }),
    path('M-14 -5C40 -22 70 30 120 12S180 -22 198 -2', { width: 2, colour: paper }),
    rectangle([-62, 0], [96, 36], { fill: paper, corner: 14 }),
    path('M-108 0H-14', { width: 3 }),
    [-96, -80, -64, -48, -32].map((x) => ellipse([x + 2, -11], [7, 4], { fill: tint.red, width: 1.5 })),
    [-96, -80, -64, -48, -32].map((x) => ellipse([x + 2, 11], [7, 4], { fill: tint.red, width: 1.5 })),
    ellipse([-152, 0], [45, 31], { fill: paper }),
    ellipse([-146, 0], [32, 23], { fill: tint.blue }),
    path('M-166 -27C-202 -18 -202 18 -166 27C-180 14 -180 -14 -166 -27Z', { fill: tint.yellow }),
    path('M-108 0h10', { width: 5, colour: ink }),
  )
