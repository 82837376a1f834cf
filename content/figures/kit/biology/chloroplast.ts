import { join } from '../basics/element.ts'
import { paper, tint } from '../basics/palette.ts'
import type { Point } from '../basics/point.ts'
import { ellipse, rectangle } from '../basics/shapes.ts'
import { path } from '../basics/smooth.ts'
import { type Outline, outline } from './outline.ts'

export type ChloroplastPlace =
  | 'outerMembrane'
  | 'innerMembrane'
  | 'stroma'
  | 'granum'
  | 'thylakoid'
  | 'stromaLamella'
  | 'starch'

const disc = 11

/** A stack of discs from its lowest one upwards. */
const granum = (x: number, floor: number, count: number): string =>
  join(
    Array.from({ length: count }, (_, index) =>
      rectangle([x, floor - index * disc], [44, disc], { fill: tint.green, corner: 5, width: 1.5 }),
    ),
  )

/** A chloroplast cut lengthwise, about 260 by 150. */
export const chloroplast = (middle: Point, scale = 1): Outline<ChloroplastPlace> =>
  outline(
    middle,
    scale,
    {
      outerMembrane: [-92, -53],
      innerMembrane: [-119, 4],
      stroma: [52, 54],
      granum: [-68, 4],
      thylakoid: [2, -33],
      stromaLamella: [36, 8],
      starch: [-34, 52],
    },
    ellipse([0, 0], [130, 75], { fill: tint.yellow, width: 3 }),
    ellipse([0, 0], [119, 64], { fill: paper }),
    path('M-46 8H-20M-46 -2H-20M24 8H48M24 -3H48', { width: 4 }),
    granum(-68, 20, 4),
    granum(2, 22, 6),
    granum(70, 18, 4),
    ellipse([-34, 46], [15, 8], { fill: tint.grey }),
  )
