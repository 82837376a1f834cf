/** Pixels from the upper left corner; y grows downwards. */
export type Point = readonly [x: number, y: number]

export const plus = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy]

/** From a point at an angle in degrees, as in mathematics: 0 points right, 90 points up. */
export const polar = ([x, y]: Point, degrees: number, length: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [x + length * Math.cos(angle), y - length * Math.sin(angle)]
}

export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1])

/** The direction from one point to another in degrees, 90 being up. */
export const direction = (from: Point, to: Point): number =>
  (Math.atan2(from[1] - to[1], to[0] - from[0]) * 180) / Math.PI

/** The point at a share of the way: 0.5 is the middle. */
export const between = (from: Point, to: Point, share = 0.5): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]

/** Points on an arc around a centre, from one angle to another, both included. */
export const arcPoints = (
  centre: Point,
  [radiusX, radiusY]: Point,
  from: number,
  to: number,
  steps = 24,
): Point[] =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180
    return [centre[0] + radiusX * Math.cos(angle), centre[1] - radiusY * Math.sin(angle)]
  })
