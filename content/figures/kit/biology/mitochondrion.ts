import { ink, paper, tint } from '../basics/palette.ts'
import type { Point } from '../basics/point.ts'
import { dot, ellipse } from '../basics/shapes.ts'
import { path } from '../basics/smooth.ts'
import { type Outline, outline } from './outline.ts'

export type MitochondrionPlace =
  | 'outerMembrane'
  | 'innerMembrane'
  | 'interMembraneSpace'
  | 'crista'
  | 'matrix'
  | 'dna'
  | 'ribosomes'

// The inner membrane: along the top with folds hanging down, and back along the bottom with folds standing up.
const inner = `M-112 0C-112 -34 -92 -48 -70 -52
C-62 -54 -58 -52 -58 -44V-2q0 8 5 8t5 -8V-50C-48 -56 -44 -58 -36 -58H-14C-8 -58 -6 -54 -6 -48V-6q0 8 5 8t5 -8V-50
C4 -56 8 -58 14 -58H36C44 -58 46 -54 46 -48V-8q0 8 5 8t5 -8V-48C56 -54 60 -54 66 -53C92 -46 112 -34 112 0
C112 34 92 48 78 51C72 52 70 50 70 44V14q0 -8 -5 -8t-5 8V50C60 54 58 56 52 57H30C26 57 24 54 24 50V16q0 -8 -5 -8
t-5 8V50C14 56 12 58 6 58H-22C-26 58 -28 56 -28 50V18q0 -8 -5 -8t-5 8V50C-38 56 -40 57 -46 56H-66
C-92 50 -112 34 -112 0Z`

const ribosomes: Point[] = [
  [-88, -12],
  [-80, -22],
  [-78, -6],
  [88, 6],
  [92, 18],
  [82, 24],
]

/** A mitochondrion cut lengthwise, about 250 by 142. */
export const mitochondrion = (middle: Point, scale = 1): Outline<MitochondrionPlace> =>
  outline(
    middle,
    scale,
    {
      outerMembrane: [-96, -45],
      innerMembrane: [-109, 16],
      interMembraneSpace: [118, 4],
      crista: [-53, -14],
      matrix: [26, -22],
      dna: [-79, 24],
      ribosomes: [90, 14],
    },
    ellipse([0, 0], [125, 71], { fill: tint.yellow, width: 3 }),
    path(inner.replaceAll('\n', ' '), { fill: paper }),
    path('M-90 22c6 -10 12 8 18 -2s10 8 4 12s-10 -6 -16 0s-12 0 -6 -10Z', { width: 1.5 }),
    ribosomes.map((at) => dot(at, ink, 2.4)),
  )
