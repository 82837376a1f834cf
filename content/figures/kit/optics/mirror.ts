import { join } from '../basics/element.ts'
import { boldWidth } from '../basics/palette.ts'
import { arcPoints, type Point, polar } from '../basics/point.ts'
import { line } from '../basics/shapes.ts'

/** A spherical mirror by its pole, for light from the left; the hatched side is silvered. */
export function curvedMirror(
  pole: Point,
  kind: 'concave' | 'convex',
  { radius = 180, height = 170 }: { radius?: number; height?: number } = {},
): string {
  const half = (Math.asin(height / 2 / radius) * 180) / Math.PI
  const centre: Point = [pole[0] + (kind === 'concave' ? -radius : radius), pole[1]]
  const toPole = kind === 'concave' ? 0 : 180
  const arc = arcPoints(centre, [radius, radius], toPole - half, toPole + half, 16)
  const hatches = arcPoints(centre, [radius, radius], toPole - half + 1, toPole + half - 1, 14).map((at) =>
    line([at, polar(at, kind === 'concave' ? 40 : -40, 9)], { width: 1.5 }),
  )
  return join([line(arc, { width: boldWidth }), hatches])
}
