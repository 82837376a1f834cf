import { arrow, arrowLine } from '../basics/arrow.ts'
import { join } from '../basics/element.ts'
import { type Labelled, label, labelBeside, type Side } from '../basics/label.ts'
import { blue, grey, red } from '../basics/palette.ts'
import type { Point } from '../basics/point.ts'
import { dot, line } from '../basics/shapes.ts'

/** A ray through its points, with a head in the middle of each leg. */
export const ray = (points: readonly Point[], colour: string = red): string => arrowLine(points, { colour })

/** A virtual ray, from where the light seems to come. */
export const virtualRay = (points: readonly Point[], colour: string = red): string =>
  line(points, { colour, dashed: true, width: 1.5 })

/** The principal axis: a plain thin line, as a dashed one would distract from the rays. */
export const principalAxis = (y: number, from = 16, to = 464): string =>
  line(
    [
      [from, y],
      [to, y],
    ],
    { colour: grey, width: 1.5 },
  )

/** A named point of the axis: F, 2F, C, O. */
export const axisPoint = (at: Point, name: string, side: Side = 'below'): string =>
  join([dot(at, undefined, 3.5), label(at, name, { side, gap: 8 })])

/** An object or an image: an arrow from the axis to its tip. */
export const uprightArrow = (
  foot: Point,
  tip: Point,
  name: Labelled,
  options: { isVirtual?: boolean; colour?: string } = {},
): string => {
  const { isVirtual = false, colour = blue } = options
  const side = tip[1] < foot[1] ? 'above' : 'below'
  return join([
    arrow(foot, tip, { colour, width: 3, dashed: isVirtual }),
    labelBeside(tip, name, { side, gap: 4, colour }),
  ])
}
