import type { Part } from './element.ts'
import { join } from './element.ts'
import { type Labelled, labelBeside, type Side, sideToward } from './label.ts'
import { ink } from './palette.ts'
import { between, direction, distance, type Point, polar } from './point.ts'
import { type Look, line, polygon } from './shapes.ts'
import { smooth } from './smooth.ts'

const headLength = 12
const headWidth = 5

/** The tip of an arrow at a point, looking along a direction in degrees. */
export const arrowHead = (tip: Point, degrees: number, colour: string = ink): string => {
  const back = polar(tip, degrees + 180, headLength)
  const wings = [polar(back, degrees + 90, headWidth), polar(back, degrees - 90, headWidth)]
  return polygon([tip, ...wings], { fill: colour, colour, width: 1 })
}

export type ArrowOptions = Omit<Look, 'fill'> & {
  label?: Labelled
  /** The label beside the middle, not beyond the tip. */
  labelAt?: 'tip' | 'middle'
  /** Heads at both ends, for a distance or a balance. */
  both?: boolean
}

export function arrow(from: Point, to: Point, options: ArrowOptions = {}): string {
  const { label, labelAt = 'tip', both = false, colour = ink, ...look } = options
  const degrees = direction(from, to)
  const inset = Math.min(headLength - 2, distance(from, to) / 2)
  const ends: Point[] = [both ? polar(from, degrees, inset) : from, polar(to, degrees + 180, inset)]
  const parts: Part[] = [
    line(ends, { colour, ...look }),
    arrowHead(to, degrees, colour),
    both ? arrowHead(from, degrees + 180, colour) : '',
    labelAt === 'tip'
      ? labelBeside(to, label, { side: sideToward(degrees), colour, gap: 5 })
      : labelBeside(between(from, to), label, { side: across(degrees), colour, gap: 6 }),
  ]
  return join(parts)
}

/** The upper side of a line, or its right side when it is vertical. */
export const across = (degrees: number): Side => {
  const up = sideToward(degrees + 90)
  return up.startsWith('below') || up === 'left' ? sideToward(degrees - 90) : up
}

/** An arrow curved to the left of its direction by `bend` (to the right when negative). */
export function curvedArrow(
  from: Point,
  to: Point,
  bend: number,
  options: Omit<ArrowOptions, 'both' | 'labelAt'> = {},
): string {
  const { label, colour = ink, ...look } = options
  const degrees = direction(from, to)
  const bow = (share: number): Point =>
    polar(between(from, to, share), degrees + 90, bend * 4 * share * (1 - share))
  const span = Math.max(distance(from, to), 1)
  const shares = [0, 0.2, 0.4, 0.6, 0.8, 1 - Math.min(0.18, 8 / span)]
  const parts = [
    smooth(shares.map(bow), { colour, ...look }),
    arrowHead(to, direction(bow(1 - Math.min(0.3, headLength / span)), to), colour),
    labelBeside(bow(0.5), label, { side: sideToward(degrees + (bend < 0 ? -90 : 90)), colour }),
  ]
  return join(parts)
}

/** A line with heads in the middle of each leg: a ray, a current, a process. */
export const arrowLine = (points: readonly Point[], options: Omit<Look, 'fill'> = {}): string => {
  const heads = points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    const degrees = direction(from, to)
    const tip = polar(between(from, to), degrees, headLength / 2)
    return distance(from, to) < 2.5 * headLength ? '' : arrowHead(tip, degrees, options.colour)
  })
  return join([line(points, options), heads])
}
