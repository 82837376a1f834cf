import { join } from '../basics/element.ts'
import { ink } from '../basics/palette.ts'
import { between, direction, distance, type Point, polar } from '../basics/point.ts'
import { line, polygon } from '../basics/shapes.ts'

/** `-` single, `=` double, `#` triple, `>` wedge to the reader, `|` hashed away, `~` broken (partial, hydrogen). */
export type BondKind = '-' | '=' | '#' | '>' | '|' | '~'

const apart = 6

/** A bond between two ends; `side` puts the second line of a double bond left (1) or right (-1) of its direction. */
export function bondLine(kind: BondKind, from: Point, to: Point, side: -1 | 0 | 1 = 0): string {
  const degrees = direction(from, to)
  const shifted = (by: number, inset = 0): string =>
    line([
      polar(polar(from, degrees + 90, by), degrees, inset),
      polar(polar(to, degrees + 90, by), degrees, -inset),
    ])
  if (kind === '=')
    return side === 0
      ? join([shifted(apart / 2), shifted(-apart / 2)])
      : join([shifted(0), shifted(side * apart, 5)])
  if (kind === '#') return join([shifted(0), shifted(apart), shifted(-apart)])
  if (kind === '~') return line([from, to], { dashed: true })
  if (kind === '>')
    return polygon([from, polar(to, degrees + 90, 6), polar(to, degrees - 90, 6)], { fill: ink, width: 1 })
  if (kind === '|') return hashed(from, to)
  return shifted(0)
}

function hashed(from: Point, to: Point): string {
  const degrees = direction(from, to)
  const count = Math.max(4, Math.round(distance(from, to) / 5.5))
  const bars = Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / count
    const at = between(from, to, share)
    return line([polar(at, degrees + 90, 6 * share), polar(at, degrees - 90, 6 * share)])
  })
  return join(bars)
}
