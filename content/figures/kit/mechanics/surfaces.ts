import { join } from '../basics/element.ts'
import { boldWidth, tint } from '../basics/palette.ts'
import { between, direction, distance, type Point, polar } from '../basics/point.ts'
import { line, polygon } from '../basics/shapes.ts'

/** Solid ground along a line, hatched on the right of its direction: left to right is a floor, right to left a ceiling. */
export function surface(from: Point, to: Point): string {
  const degrees = direction(from, to)
  const count = Math.max(2, Math.round(distance(from, to) / 16))
  const hatches = Array.from({ length: count }, (_, index) => {
    const at = between(from, to, (index + 0.5) / count)
    return line([at, polar(at, degrees - 125, 11)], { width: 1.5 })
  })
  return join([line([from, to], { width: boldWidth }), hatches])
}

/** An inclined plane: its place, and the points along its slope. */
export type Incline = {
  part: string
  angle: number
  /** The point at a share of the slope's length, from the foot up. */
  along: (share: number) => Point
  foot: Point
  top: Point
  corner: Point
}

/** A wedge that rises from its foot at an angle in degrees; a negative base rises to the left. */
export function incline(foot: Point, base: number, angle: number): Incline {
  const rise = Math.abs(base) * Math.tan((angle * Math.PI) / 180)
  const top: Point = [foot[0] + base, foot[1] - rise]
  const corner: Point = [foot[0] + base, foot[1]]
  return {
    part: polygon([foot, top, corner], { fill: tint.grey }),
    angle: base > 0 ? angle : -angle,
    along: (share) => between(foot, top, share),
    foot,
    top,
    corner,
  }
}
