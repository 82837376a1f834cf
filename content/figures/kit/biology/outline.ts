import { group, join, type Part, short } from '../basics/element.ts'
import type { Point } from '../basics/point.ts'

/** A drawn cell or organ, with the named places that pointers lead to. */
export type Outline<Name extends string> = { part: string; at: Record<Name, Point> }

/** Moves a drawing around the origin, and its named places with it. */
export function outline<Name extends string>(
  middle: Point,
  scale: number,
  places: Record<Name, Point>,
  ...parts: Part[]
): Outline<Name> {
  const size = scale === 1 ? '' : ` scale(${scale})`
  const moved = ([x, y]: Point): Point => [middle[0] + x * scale, middle[1] + y * scale]
  const at = { ...places }
  for (const name in places) at[name] = moved(places[name])
  return {
    part: group({ transform: `translate(${short(middle[0])} ${short(middle[1])})${size}` }, join(parts)),
    at,
  }
}
