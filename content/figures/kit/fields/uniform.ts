import { arrow } from '../basics/arrow.ts'
import { join } from '../basics/element.ts'
import { blue, grey } from '../basics/palette.ts'
import { type Point, polar } from '../basics/point.ts'
import { circle, dot } from '../basics/shapes.ts'
import { path } from '../basics/smooth.ts'

type Area = { from: Point; to: Point; spacing?: number }

function latticeOf({ from, to, spacing = 40 }: Area): Point[] {
  const columns = Math.round((to[0] - from[0]) / spacing)
  const rows = Math.round((to[1] - from[1]) / spacing)
  return Array.from(
    { length: (columns + 1) * (rows + 1) },
    (_, index): Point => [
      from[0] + (index % (columns + 1)) * spacing,
      from[1] + Math.floor(index / (columns + 1)) * spacing,
    ],
  )
}

const cross = ([x, y]: Point, half: number, colour: string) =>
  path(`M${x - half} ${y - half}l${2 * half} ${2 * half}M${x - half} ${y + half}l${2 * half} ${-2 * half}`, {
    colour,
  })

/** A field into the page: crosses over an area. */
export const fieldInto = (area: Area): string => join(latticeOf(area).map((at) => cross(at, 5, blue)))

/** A field out of the page: dots over an area. */
export const fieldOut = (area: Area): string => join(latticeOf(area).map((at) => dot(at, blue, 3)))

/** A straight wire seen from its end. */
export const currentInto = (at: Point): string =>
  join([circle(at, 13, { fill: '#ffffff' }), cross(at, 6, '#151d33')])
export const currentOut = (at: Point): string =>
  join([circle(at, 13, { fill: '#ffffff' }), dot(at, undefined, 4.5)])

/** Parallel lines of a field over a length, along a direction in degrees. */
export const uniformField = (start: Point, degrees: number, length: number, count = 5, gap = 32): string =>
  join(
    Array.from({ length: count }, (_, index) => {
      const from = polar(start, degrees - 90, index * gap)
      return arrow(from, polar(from, degrees, length), { colour: grey, width: 1.5 })
    }),
  )
