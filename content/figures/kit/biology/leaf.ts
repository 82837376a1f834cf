import { join } from '../basics/element.ts'
import { ink, paper, tint } from '../basics/palette.ts'
import type { Point } from '../basics/point.ts'
import { circle, dot, ellipse, rectangle } from '../basics/shapes.ts'
import { path } from '../basics/smooth.ts'
import { type Outline, outline } from './outline.ts'

export type LeafPlace =
  | 'cuticle'
  | 'upperEpidermis'
  | 'palisade'
  | 'spongy'
  | 'xylem'
  | 'phloem'
  | 'bundleSheath'
  | 'lowerEpidermis'
  | 'stoma'
  | 'guardCell'
  | 'airCavity'

const row = (y: number, leaveOut: readonly number[] = []): string =>
  join(
    Array.from({ length: 10 }, (_, index) => index)
      .filter((index) => !leaveOut.includes(index))
      .map((index) => rectangle([-117 + index * 26, y], [26, 18], { fill: paper, corner: 5 })),
  )

const palisade = Array.from({ length: 13 }, (_, index) => -120 + index * 20)
const spongy: Point[] = [
  [-112, 22],
  [-82, 12],
  [-96, 46],
  [-62, 40],
  [-116, 66],
  [-78, 70],
  [-46, 68],
  [66, 14],
  [96, 24],
  [118, 50],
  [68, 46],
  [94, 62],
  [116, 16],
]

const chloroplasts = (x: number): string => join([-62, -44, -26].map((y) => dot([x, y], '#05773b', 3)))

/** A dicot leaf in cross-section, upper face on top, about 264 by 220. */
export const leaf = (middle: Point, scale = 1): Outline<LeafPlace> =>
  outline(
    middle,
    scale,
    {
      cuticle: [-118, -105],
      upperEpidermis: [-90, -92],
      palisade: [-100, -44],
      spongy: [-96, 46],
      xylem: [6, 16],
      phloem: [6, 44],
      bundleSheath: [42, 20],
      lowerEpidermis: [92, 96],
      stoma: [-26, 102],
      guardCell: [-39, 96],
      airCavity: [-26, 80],
    },
    path('M-130 -105H130', { width: 4 }),
    row(-92),
    palisade.map((x) => rectangle([x, -44], [18, 74], { fill: tint.green, corner: 8 })),
    palisade.map(chloroplasts),
    spongy.map((at) => ellipse(at, [15, 12], { fill: tint.green })),
    spongy.map(([x, y]) => [dot([x - 5, y], '#05773b', 2.6), dot([x + 6, y + 2], '#05773b', 2.6)]),
    circle([6, 28], 37, { fill: paper, width: 1.5 }),
    path('M-26 28A32 32 0 0 1 38 28Z', { fill: tint.red }),
    path('M-26 28A32 32 0 0 0 38 28Z', { fill: tint.blue }),
    [
      [-8, 16],
      [6, 10],
      [20, 16],
    ].map(([x = 0, y = 0]) => circle([x, y], 6, { fill: paper })),
    [
      [-6, 40],
      [6, 46],
      [18, 40],
    ].map(([x = 0, y = 0]) => dot([x, y], ink, 2.4)),
    row(98, [3]),
    [-39, -13].map((x) => ellipse([x, 98], [8, 10], { fill: tint.green })),
    path('M-130 110H-46M-8 110H130', { width: 3 }),
  )
