import { across } from '../basics/arrow.ts'
import { join, placed } from '../basics/element.ts'
import { type Labelled, labelBeside, type Side, sideOf, sides } from '../basics/label.ts'
import { paper } from '../basics/palette.ts'
import { between, direction, type Point, polar } from '../basics/point.ts'
import { circle, dot, line, ring } from '../basics/shapes.ts'

/** A part of a circuit between two points, with wires up to it and an upright label beside it. */
export type Component = (from: Point, to: Point, label?: Labelled) => string

/**
 * Makes a component of a symbol that is drawn along the x axis around the origin.
 * `length` is how far it reaches along the wire, `left` and `right` how far to its sides.
 */
export const component =
  (symbol: string, length: number, left: number, right = left): Component =>
  (from, to, label) => {
    const degrees = direction(from, to)
    const middle = between(from, to)
    const side = sideOf(label) ?? across(degrees)
    const reach = isLeft(side, degrees) ? left : right
    return join([
      line([from, polar(middle, degrees + 180, length / 2)]),
      line([polar(middle, degrees, length / 2), to]),
      placed(middle, degrees, symbol),
      labelBeside(middle, label, { side, gap: reach + 5 }),
    ])
  }

/** Whether a side is to the left of a direction. */
const isLeft = (side: Side, degrees: number): boolean => {
  const turn = (sides.indexOf(side) * 45 - degrees) * (Math.PI / 180)
  return Math.sin(turn) > 0
}

/** A round symbol whose letter stays upright: meters, lamps, sources. */
export const roundComponent =
  (inside: (middle: Point) => string): Component =>
  (from, to, label) => {
    const degrees = direction(from, to)
    const middle = between(from, to)
    return join([
      line([from, to]),
      circle(middle, 18, { fill: paper }),
      inside(middle),
      labelBeside(middle, label, { side: across(degrees), gap: 24 }),
    ])
  }

export const wire = (...points: Point[]): string => line(points)

/** Where wires are joined. */
export const junction = (at: Point, label?: Labelled): string =>
  join([dot(at), labelBeside(at, label, { side: 'above', gap: 7 })])

export const terminal = (at: Point, label?: Labelled): string =>
  join([ring(at), labelBeside(at, label, { side: 'above', gap: 9 })])
