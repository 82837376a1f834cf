import { tint } from '../basics/palette.ts'
import type { Point } from '../basics/point.ts'
import { path } from '../basics/smooth.ts'

export type LensKind = 'convex' | 'concave'

/** A thin lens of glass around its middle, upright. */
export function lens([x, y]: Point, kind: LensKind, height = 160): string {
  const half = height / 2
  const radius = height * 1.15
  const look = { fill: tint.blue }
  if (kind === 'convex')
    return path(
      `M${x} ${y - half}A${radius} ${radius} 0 0 1 ${x} ${y + half}A${radius} ${radius} 0 0 1 ${x} ${y - half}Z`,
      look,
    )
  const edge = 16
  return path(
    `M${x - edge} ${y - half}H${x + edge}A${radius} ${radius} 0 0 0 ${x + edge} ${y + half}H${x - edge}A${radius} ${radius} 0 0 0 ${x - edge} ${y - half}Z`,
    look,
  )
}

export type Image = { at: Point; isReal: boolean }

/** Where a thin lens forms the image of an object's tip; focal length in pixels, negative for a concave lens. */
export function imageThroughLens([x, y]: Point, focal: number, tip: Point): Image {
  const u = tip[0] - x
  const v = 1 / (1 / focal + 1 / u)
  return { at: [x + v, y + (tip[1] - y) * (v / u)], isReal: v > 0 }
}

/** The same for a mirror with light from the left; focal length negative for a concave mirror. */
export function imageInMirror([x, y]: Point, focal: number, tip: Point): Image {
  const u = tip[0] - x
  const v = 1 / (1 / focal - 1 / u)
  return { at: [x + v, y - (tip[1] - y) * (v / u)], isReal: v < 0 }
}
