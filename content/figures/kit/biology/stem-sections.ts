import { join, placed } from '../basics/element.ts'
import { ink, paper, tint } from '../basics/palette.ts'
import { arcPoints, type Point, polar } from '../basics/point.ts'
import { circle, dot, ellipse } from '../basics/shapes.ts'
import { path } from '../basics/smooth.ts'
import { type Outline, outline } from './outline.ts'

export type SectionKind = 'dicot stem' | 'monocot stem' | 'dicot root' | 'monocot root'
export type SectionPlace = 'epidermis' | 'cortex' | 'endodermis' | 'bundle' | 'xylem' | 'phloem' | 'pith'

/** A conjoint bundle: xylem towards the centre of the stem, phloem outside; `degrees` points outwards. */
const bundle = (at: Point, degrees: number, size = 1): string =>
  placed(
    at,
    degrees - 90,
    ellipse([0, 0], [12 * size, 18 * size], { fill: paper }),
    path(`M${-11 * size} -4A${12 * size} ${17 * size} 0 0 1 ${11 * size} -4Z`, {
      fill: tint.green,
      width: 1.5,
    }),
    dot([-4 * size, 5 * size], ink, 3 * size),
    dot([4 * size, 5 * size], ink, 3 * size),
    dot([0, 12 * size], ink, 2.4 * size),
  )

const scattered: readonly (readonly [radius: number, count: number])[] = [
  [84, 14],
  [54, 8],
  [24, 3],
]

const stele: Record<SectionKind, () => string> = {
  'dicot stem': () =>
    join([
      circle([0, 0], 91, { width: 1.5, dashed: true }),
      arcPoints([0, 0], [66, 66], 90, 405, 7).map((at, index) => bundle(at, 90 + index * 45, 1.15)),
    ]),
  'monocot stem': () =>
    join(
      scattered.flatMap(([radius, count]) =>
        Array.from({ length: count }, (_, index) => {
          const degrees = (index * 360) / count + radius
          return bundle(polar([0, 0], degrees, radius), degrees, 0.62)
        }),
      ),
    ),
  'dicot root': () => radialStele(4),
  'monocot root': () => radialStele(8),
}

/** Alternating strands of xylem and phloem on a ring inside the endodermis; a monocot root has a pith. */
function radialStele(strands: number): string {
  const radius = strands > 6 ? 50 : 40
  const turn = 360 / strands
  const xylem = Array.from({ length: strands }, (_, index) => {
    const degrees = 90 + index * turn
    const reach = strands > 6 ? [44, 34] : [32, 21, 9]
    return reach.map((r, place) =>
      circle(polar([0, 0], degrees, r), 4 + place * 1.6, { fill: tint.red, width: 1.5 }),
    )
  })
  const phloem = Array.from({ length: strands }, (_, index) =>
    circle(polar([0, 0], 90 + (index + 0.5) * turn, radius - 9), strands > 6 ? 5 : 8, {
      fill: tint.green,
      width: 1.5,
    }),
  )
  return join([
    circle([0, 0], radius + 8, { width: 4 }),
    circle([0, 0], radius + 1, { width: 1.5 }),
    xylem,
    phloem,
  ])
}

/** A young stem or root in cross-section, about 230 across; a monocot stem has no endodermis. */
export function section(middle: Point, kind: SectionKind, scale = 1): Outline<SectionPlace> {
  const isRoot = kind.endsWith('root')
  const isMonocot = kind.startsWith('monocot')
  const bundleAt: Point = kind === 'dicot stem' ? [0, -66] : polar([0, 0], 84, 84)
  return outline(
    middle,
    scale,
    {
      epidermis: polar([0, 0], 150, 110),
      cortex: polar([0, 0], 200, isRoot ? 84 : 98),
      endodermis: polar([0, 0], 235, isRoot ? (isMonocot ? 58 : 48) : 91),
      bundle: bundleAt,
      xylem: isRoot ? polar([0, 0], 90, isMonocot ? 44 : 32) : [bundleAt[0], bundleAt[1] + 8],
      phloem: isRoot
        ? polar([0, 0], isMonocot ? 67.5 : 45, isMonocot ? 41 : 31)
        : [bundleAt[0], bundleAt[1] - 12],
      pith: [0, 0],
    },
    circle([0, 0], 114, { fill: paper, width: 3 }),
    circle([0, 0], 106, { fill: tint.grey, width: 1.5 }),
    isRoot ? circle([0, 0], isMonocot ? 58 : 48, { fill: paper, colour: 'none' }) : '',
    stele[kind](),
  )
}
