import { join } from '../basics/element.ts'
import { label } from '../basics/label.ts'
import { paper, tickSize, tint } from '../basics/palette.ts'
import type { Point } from '../basics/point.ts'
import { line, rectangle } from '../basics/shapes.ts'

const upright = (x: number, from: number, to: number) =>
  line(
    [
      [x, from],
      [x, to],
    ],
    { width: 1.5 },
  )

export type VernierPlan = {
  /** Left end of the main scale's upper edge, and its length. */
  at: Point
  length: number
  /** The number at the left end, how many small divisions follow, and how many make one number. */
  first: number
  divisions: number
  perNumber: number
  /** The place of the vernier's zero, in small divisions from the left end. */
  zero: number
  /** The vernier: the number of its divisions, and the number of small divisions they span. */
  vernier: readonly [divisions: number, span: number]
  unit: string
}

/** A main scale with a vernier below it, to be read. */
export function vernier({
  at,
  length,
  first,
  divisions,
  perNumber,
  zero,
  vernier,
  unit,
}: VernierPlan): string {
  const [left, top] = at
  const edge = top + 56
  const pitch = length / divisions
  const [count, span] = vernier
  const step = (span * pitch) / count
  const start = left + zero * pitch
  const main = Array.from({ length: divisions + 1 }, (_, index) => {
    const isNumber = index % perNumber === 0
    const x = left + index * pitch
    const tall = isNumber ? 26 : index % (perNumber / 2) === 0 ? 19 : 13
    return [
      upright(x, edge - tall, edge),
      isNumber
        ? label([x, edge - 40], String(first + index / perNumber), { size: tickSize, halo: 'none' })
        : '',
    ]
  })
  const small = Array.from({ length: count + 1 }, (_, index) => {
    const isNamed = index % (count / 2) === 0
    const x = start + index * step
    return [
      upright(x, edge, edge + (isNamed ? 22 : 14)),
      isNamed ? label([x, edge + 36], String(index), { size: tickSize, halo: 'none' }) : '',
    ]
  })
  return join([
    rectangle([left + length / 2, top + 28], [length + 32, 56], { fill: tint.grey }),
    rectangle([start + (count * step) / 2, edge + 27], [count * step + 36, 54], { fill: paper }),
    main,
    small,
    label([left + length + 14, top - 4], unit, { side: 'above', gap: 2, anchor: 'end' }),
  ])
}

/** A screw gauge: the sleeve shows `sleeve` divisions, the thimble's number `reading` of `divisions` meets its line. */
export function screwGauge(
  [left, middle]: Point,
  { sleeve, reading, divisions }: { sleeve: number; reading: number; divisions: number },
): string {
  const pitch = 24
  // The rim keeps some room from the last mark that it has left behind, so that the mark can be counted.
  const rim = left + 16 + (sleeve + Math.max(reading / divisions, 0.2)) * pitch
  const ticks = Array.from({ length: sleeve + 1 }, (_, index) => {
    const x = left + 16 + index * pitch
    const isNumber = index % 5 === 0
    return [
      upright(x, middle - (isNumber ? 20 : 13), middle),
      isNumber
        ? label([Math.min(x, rim - 8), middle - 32], String(index), { size: tickSize, halo: 'none' })
        : '',
    ]
  })
  const spacing = 17
  const marks = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((offset) => {
    const number = (reading + offset + divisions) % divisions
    const y = middle - offset * spacing
    const isNumber = number % 5 === 0
    return [
      line(
        [
          [rim, y],
          [rim + (isNumber ? 24 : 14), y],
        ],
        { width: 1.5 },
      ),
      isNumber ? label([rim + 30, y], String(number), { size: tickSize, anchor: 'start', halo: 'none' }) : '',
    ]
  })
  return join([
    rectangle([(left + rim) / 2, middle], [rim - left, 92], { fill: tint.grey }),
    rectangle([rim + 60, middle], [120, 168], { fill: paper, corner: 6 }),
    line([
      [left, middle],
      [rim, middle],
    ]),
    ticks,
    marks,
  ])
}
