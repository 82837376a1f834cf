import { join, placed } from '../basics/element.ts'
import { label } from '../basics/label.ts'
import { grey, paper, tint } from '../basics/palette.ts'
import { between, direction, distance, type Point, polar } from '../basics/point.ts'
import { circle, dot, line, rectangle } from '../basics/shapes.ts'

export type Body = { part: string; middle: Point }

/** A block on a point of a surface, turned with it; its name stays upright. */
export function block(
  on: Point,
  [width, height]: Point,
  name = '',
  { turn = 0, fill = tint.blue }: { turn?: number; fill?: string } = {},
): Body {
  const middle = polar(on, turn + 90, height / 2)
  const text = name === '' ? '' : label(middle, name, { halo: 'none' })
  return { part: join([placed(middle, turn, rectangle([0, 0], [width, height], { fill })), text]), middle }
}

export function ball(middle: Point, radius: number, name = '', fill: string = tint.blue): Body {
  const text = name === '' ? '' : label(middle, name, { halo: 'none' })
  return { part: join([circle(middle, radius, { fill }), text]), middle }
}

/** A pulley with its axle. */
export const pulley = (middle: Point, radius = 24): string =>
  join([circle(middle, radius, { fill: paper }), dot(middle), circle(middle, radius - 5, { width: 1 })])

export const rope = (...points: Point[]): string => line(points, { width: 1.5 })

/** A spring between two points. */
export function spring(from: Point, to: Point, coils = 7, radius = 9): string {
  const degrees = direction(from, to)
  const length = distance(from, to)
  const lead = Math.min(12, length / 6)
  const [start, end] = [polar(from, degrees, lead), polar(to, degrees + 180, lead)]
  const zigzag = Array.from({ length: coils * 2 }, (_, index) => {
    const at = between(start, end, (index + 0.5) / (coils * 2))
    return polar(at, degrees + (index % 2 === 0 ? 90 : -90), radius)
  })
  return line([from, start, ...zigzag, end, to])
}

/** A bob on a string at an angle in degrees from the vertical, to the right; the vertical is dashed. */
export function pendulum(pivot: Point, length: number, angle: number, name = ''): Body {
  const bob = polar(pivot, 270 + angle, length)
  const plumb = line([pivot, polar(pivot, 270, length)], { colour: grey, width: 1.5, dashed: true })
  const { part, middle } = ball(bob, 15, name)
  return { part: join([plumb, line([pivot, bob]), dot(pivot, undefined, 3), part]), middle }
}
