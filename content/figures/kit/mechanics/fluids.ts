import { join } from '../basics/element.ts'
import { tint } from '../basics/palette.ts'
import type { Point } from '../basics/point.ts'
import { polygon } from '../basics/shapes.ts'
import { path } from '../basics/smooth.ts'

/** An open vessel by the middle of its floor, filled to a level. */
export const tank = ([x, y]: Point, [width, height]: Point, level: number): string => {
  const [left, right] = [x - width / 2, x + width / 2]
  const liquid: Point[] = [
    [left, y - level],
    [right, y - level],
    [right, y],
    [left, y],
  ]
  return join([
    polygon(liquid, { fill: tint.blue, colour: 'none' }),
    path(`M${left} ${y - level}H${right}`, { width: 1.5 }),
    path(`M${left} ${y - height}V${y}H${right}V${y - height}`),
  ])
}

/** A U-tube by the middle of its bend; levels of the two arms above it. */
export function uTube(
  [x, y]: Point,
  [span, height]: Point,
  [leftLevel, rightLevel]: Point,
  bore = 24,
): string {
  const [a, b, c, d] = [x - span / 2 - bore, x - span / 2, x + span / 2, x + span / 2 + bore]
  const [outer, inner] = [span / 2 + bore, span / 2]
  const fluid = `M${a} ${y - leftLevel}V${y}A${outer} ${outer} 0 0 0 ${d} ${y}V${y - rightLevel}H${c}V${y}A${inner} ${inner} 0 0 1 ${b} ${y}V${y - leftLevel}Z`
  return join([
    path(fluid, { fill: tint.blue, width: 1.5 }),
    path(`M${a} ${y - height}V${y}A${outer} ${outer} 0 0 0 ${d} ${y}V${y - height}`),
    path(`M${b} ${y - height}V${y}A${inner} ${inner} 0 0 0 ${c} ${y}V${y - height}`),
  ])
}

/** A horizontal pipe that narrows in the middle, by its left end on the axis. */
export const venturi = ([x, y]: Point, length: number, [wide, narrow]: Point): string => {
  const [w, n] = [wide / 2, narrow / 2]
  const [a, b, c, d] = [0.3, 0.42, 0.58, 0.7].map((share) => x + length * share)
  const wall = (sign: number) =>
    `M${x} ${y - sign * w}H${a}L${b} ${y - sign * n}H${c}L${d} ${y - sign * w}H${x + length}`
  const inside = `${wall(1)}V${y + w}H${d}L${c} ${y + n}H${b}L${a} ${y + w}H${x}Z`
  return join([path(inside, { fill: tint.blue, colour: 'none' }), path(wall(1)), path(wall(-1))])
}
