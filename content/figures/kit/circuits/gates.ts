import { join, placed } from '../basics/element.ts'
import { paper } from '../basics/palette.ts'
import { type Point, plus } from '../basics/point.ts'
import { circle, line } from '../basics/shapes.ts'
import { path } from '../basics/smooth.ts'

export type GateName = 'AND' | 'OR' | 'NOT' | 'NAND' | 'NOR' | 'XOR'

/** A logic gate around its middle, with the ends of its wires. */
export type Gate = { part: string; inputs: readonly [Point, Point]; input: Point; output: Point }

const halfWidth = 30
const lead = 16

const outlines = {
  and: 'M-30 -22H-2A22 22 0 0 1 -2 22H-30Z',
  or: 'M-30 -22Q-18 0 -30 22H-14Q12 20 24 0Q12 -20 -14 -22Z',
  not: 'M-22 -18L14 0L-22 18Z',
}
const shapes: Record<GateName, { outline: string; tip: number; inverted: boolean }> = {
  AND: { outline: outlines.and, tip: 20, inverted: false },
  NAND: { outline: outlines.and, tip: 20, inverted: true },
  OR: { outline: outlines.or, tip: 24, inverted: false },
  NOR: { outline: outlines.or, tip: 24, inverted: true },
  XOR: { outline: outlines.or, tip: 24, inverted: false },
  NOT: { outline: outlines.not, tip: 14, inverted: true },
}

export function gate(name: GateName, at: Point): Gate {
  const { outline, tip, inverted } = shapes[name]
  const end = halfWidth + lead
  const start = name === 'NOT' ? -22 : outline === outlines.or ? -26 : -halfWidth
  const wireIn = (y: number) => path(`M${-end} ${y}H${start}`)
  const nose = inverted ? tip + 10 : tip
  const part = placed(
    at,
    0,
    name === 'NOT' ? wireIn(0) : join([wireIn(-11), wireIn(11)]),
    path(`M${nose} 0H${end}`),
    path(outline, { fill: paper }),
    name === 'XOR' ? path('M-37 -22Q-25 0 -37 22') : '',
    inverted ? circle([tip + 5, 0], 5, { fill: paper }) : '',
  )
  return {
    part,
    inputs: [plus(at, [-end, -11]), plus(at, [-end, 11])],
    input: plus(at, [-end, 0]),
    output: plus(at, [end, 0]),
  }
}

/** A wire between two points that runs horizontally, then vertically, then horizontally. */
export const stepWire = (from: Point, to: Point, share = 0.5): string => {
  const x = from[0] + (to[0] - from[0]) * share
  return line([from, [x, from[1]], [x, to[1]], to])
}
