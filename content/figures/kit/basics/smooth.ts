import { element, short } from './element.ts'
import type { Point } from './point.ts'
import { type Look, look } from './shapes.ts'

type SmoothOptions = Look & { closed?: boolean }

/** A smooth line through all points (Catmull-Rom); `closed` makes it an outline. */
export const smooth = (points: readonly Point[], { closed, ...options }: SmoothOptions = {}): string =>
  element('path', { d: smoothPath(points, closed), ...look(options) })

export function smoothPath(points: readonly Point[], closed = false): string {
  const last = points.length - 1
  const at = (index: number): Point => {
    const wanted = closed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), last)
    return points[wanted] ?? [0, 0]
  }
  const legs = Array.from({ length: closed ? points.length : last }, (_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const a: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const b: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${[a, b, to].map(pair).join(' ')}`
  })
  return `M${pair(at(0))}${legs.join('')}${closed ? 'Z' : ''}`
}

/** A path by its own commands, for outlines drawn by hand. */
export const path = (d: string, options: Look = {}): string => element('path', { d, ...look(options) })

const pair = ([x, y]: Point) => `${short(x)} ${short(y)}`
