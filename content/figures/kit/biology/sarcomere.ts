import { join } from '../basics/element.ts'
import { blue, red } from '../basics/palette.ts'
import type { Point } from '../basics/point.ts'
import { path } from '../basics/smooth.ts'
import { type Outline, outline } from './outline.ts'

export type SarcomerePlace = 'zLine' | 'mLine' | 'actin' | 'myosin' | 'hZone' | 'aBand' | 'iBand'

const rows = [-48, -16, 16, 48]

/** A sarcomere between two Z lines, relaxed or contracted; `overlap` from 0 to 1. About 320 by 140. */
export function sarcomere(middle: Point, overlap = 0.4, scale = 1): Outline<SarcomerePlace> {
  const z = 170 - overlap * 60
  const thick = 84
  const reach = 104
  const zigzag = (x: number) => `M${x} -66l6 11l-12 22l12 22l-12 22l12 22l-12 22l6 11`
  const thin = [-64, ...rows.map((y) => y + 16)].map(
    (y) => `M${-z} ${y}H${-z + reach}M${z} ${y}H${z - reach}`,
  )
  const heads = rows.flatMap((y) =>
    [-78, -62, -46, 46, 62, 78].map((x) => `M${x} ${y}l${x < 0 ? -5 : 5} -9M${x} ${y}l${x < 0 ? -5 : 5} 9`),
  )
  return outline(
    middle,
    scale,
    {
      zLine: [-z, -50],
      mLine: [0, 30],
      actin: [-z + 34, 0],
      myosin: [60, 16],
      hZone: [-14, -32],
      aBand: [0, 60],
      iBand: [z - 12, -32],
    },
    join([
      path(thin.join(''), { colour: red }),
      path(rows.map((y) => `M${-thick} ${y}H${thick}`).join(''), { colour: blue, width: 6 }),
      path(heads.join(''), { colour: blue, width: 1.5 }),
      path(zigzag(-z), { width: 3 }),
      path(zigzag(z), { width: 3 }),
      path('M0 -62V62', { width: 1.5, dashed: true }),
    ]),
  )
}
