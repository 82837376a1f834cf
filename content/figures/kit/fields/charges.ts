import { arrowHead } from '../basics/arrow.ts'
import { join } from '../basics/element.ts'
import { type Labelled, label, labelBeside } from '../basics/label.ts'
import { grey, paper, tint } from '../basics/palette.ts'
import { direction, distance, type Point, polar } from '../basics/point.ts'
import { circle } from '../basics/shapes.ts'
import { smooth } from '../basics/smooth.ts'

/** A point charge with its sign, and its name beside it. */
export const charge = (at: Point, sign: '+' | '−' | '', name?: Labelled): string => {
  const fill = sign === '+' ? tint.red : sign === '−' ? tint.blue : paper
  return join([
    circle(at, 15, { fill }),
    sign === '' ? '' : label(at, sign, { size: 22, bold: true, halo: 'none' }),
    labelBeside(at, name, { side: 'above', gap: 18 }),
  ])
}

export type Source = { at: Point; strength: number }

const stride = 5
const longest = 400

/** The lines of the field of point sources; each source sends or takes `perUnit` lines for a strength of 1. */
export function fieldLines(
  sources: readonly Source[],
  {
    perUnit = 10,
    colour = grey,
    size = [480, 300],
  }: { perUnit?: number; colour?: string; size?: Point } = {},
): string {
  const lines = sources.flatMap(({ at, strength }) => {
    const count = Math.round(Math.abs(strength) * perUnit)
    const starts = Array.from({ length: count }, (_, index) => polar(at, ((index + 0.5) * 360) / count, 16))
    if (strength > 0) return starts.map((start) => follow(sources, start, 1, size))
    // Lines that come from another charge are drawn from there.
    const back = starts.map((start) => follow(sources, start, -1, size))
    return back.filter((points) => !endsAt(sources, points)).map((points) => points.toReversed())
  })
  return join(
    lines.map((points) => {
      const half = Math.floor(points.length / 2)
      const [from, tip] = [points[half], points[half + 1]]
      const thinned = points.filter((_, index) => index % 4 === 0 || index === points.length - 1)
      const head = from && tip ? arrowHead(tip, direction(from, tip), colour) : ''
      return [smooth(thinned, { colour, width: 1.5 }), head]
    }),
  )
}

const endsAt = (sources: readonly Source[], points: readonly Point[]): boolean =>
  sources.some(({ at, strength }) => strength > 0 && distance(at, points.at(-1) ?? [0, 0]) < 22)

function follow(sources: readonly Source[], start: Point, sign: number, [width, height]: Point): Point[] {
  const points = [start]
  let at = start
  while (points.length < longest) {
    const half = step(sources, at, (sign * stride) / 2)
    const [dx, dy] = unitField(sources, half)
    at = [at[0] + dx * sign * stride, at[1] + dy * sign * stride]
    points.push(at)
    if (at[0] < -20 || at[1] < -20 || at[0] > width + 20 || at[1] > height + 20) break
    if (sources.some((source) => source.strength * sign < 0 && distance(source.at, at) < 16)) break
  }
  return points
}

const step = (sources: readonly Source[], at: Point, by: number): Point => {
  const [dx, dy] = unitField(sources, at)
  return [at[0] + dx * by, at[1] + dy * by]
}

function unitField(sources: readonly Source[], at: Point): Point {
  let [x, y] = [0, 0]
  for (const { at: source, strength } of sources) {
    const r = Math.max(distance(source, at), 1)
    x += (strength * (at[0] - source[0])) / r ** 3
    y += (strength * (at[1] - source[1])) / r ** 3
  }
  const size = Math.hypot(x, y) || 1
  return [x / size, y / size]
}
