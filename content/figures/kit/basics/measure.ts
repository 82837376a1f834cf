import { across, arrow } from './arrow.ts'
import { join } from './element.ts'
import { type Labelled, label, labelBeside } from './label.ts'
import { grey, labelSize } from './palette.ts'
import { arcPoints, between, direction, type Point, polar } from './point.ts'
import { textWidth } from './rich-text.ts'
import { line } from './shapes.ts'

/** A distance with an arrowhead and a short bar at each end, and its label beside the middle. */
export function dimension(from: Point, to: Point, text: Labelled): string {
  const degrees = direction(from, to)
  const bar = (at: Point) => line([polar(at, degrees + 90, 7), polar(at, degrees - 90, 7)], { width: 1.5 })
  return join([
    arrow(from, to, { both: true, width: 1.5 }),
    bar(from),
    bar(to),
    labelBeside(between(from, to), text, { side: across(degrees), gap: 7 }),
  ])
}

/** The arc of an angle at a corner between two directions in degrees, its label outside the arc. */
export function angleArc(corner: Point, from: number, to: number, text = '', radius = 34): string {
  const middle = (from + to) / 2
  const room = textWidth(text, labelSize) / 4 + 8
  const away = Math.max(radius + room + 3, roomAway(Math.abs(to - from), room))
  return join([
    line(arcPoints(corner, [radius, radius], from, to, 12), { width: 1.5 }),
    text === '' ? '' : label(polar(corner, middle, away), text, { halo: 'none' }),
  ])
}

/** The distance from a corner at which a circle of this radius fits between its sides. */
export const roomAway = (degrees: number, radius: number): number =>
  degrees < 180 ? radius / Math.sin((degrees * Math.PI) / 360) : 0

/** The small square of a right angle between the directions `degrees` and 90 further. */
export const rightAngle = (corner: Point, degrees: number, size = 14): string => {
  const [a, c] = [polar(corner, degrees, size), polar(corner, degrees + 90, size)]
  return line([a, polar(a, degrees + 90, size), c], { width: 1.5 })
}

/** A thin broken line: a normal, a level, a construction. */
export const guide = (...points: Point[]): string => line(points, { colour: grey, width: 1.5, dashed: true })
