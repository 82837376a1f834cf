import { element, short } from './element.ts'
import { dashes, ink, paper } from './palette.ts'
import type { Point } from './point.ts'

export type Look = {
  colour?: string | undefined
  fill?: string | undefined
  width?: number | undefined
  dashed?: boolean | undefined
}

/** The attributes of a style, without those that the figure already sets. */
export const look = ({ colour, fill, width, dashed }: Look = {}) => ({
  stroke: colour,
  fill,
  strokeWidth: width,
  strokeDasharray: dashed ? dashes : undefined,
})

const list = (points: readonly Point[]) => points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ')

/** A line through two or more points. */
export const line = (points: readonly Point[], options: Look = {}): string =>
  element('polyline', { points: list(points), ...look(options) })

export const polygon = (points: readonly Point[], options: Look = {}): string =>
  element('polygon', { points: list(points), ...look(options) })

export const circle = ([cx, cy]: Point, r: number, options: Look = {}): string =>
  element('circle', { cx, cy, r, ...look(options) })

export const ellipse = ([cx, cy]: Point, [rx, ry]: Point, options: Look = {}): string =>
  element('ellipse', { cx, cy, rx, ry, ...look(options) })

/** A rectangle by its middle. */
export const rectangle = (
  [x, y]: Point,
  [width, height]: Point,
  { corner, ...options }: Look & { corner?: number } = {},
): string =>
  element('rect', { x: x - width / 2, y: y - height / 2, width, height, rx: corner, ...look(options) })

export const dot = (at: Point, colour: string = ink, r = 4): string =>
  circle(at, r, { fill: colour, colour: 'none' })

/** An open end of a circuit, or a point that is left out of a graph. */
export const ring = (at: Point, colour?: string): string => circle(at, 4.5, { fill: paper, colour })
