import { arrow } from '../basics/arrow.ts'
import { join } from '../basics/element.ts'
import { blue, boldWidth, red } from '../basics/palette.ts'
import { between, direction, distance, type Point, polar } from '../basics/point.ts'
import { dot } from '../basics/shapes.ts'
import { smooth } from '../basics/smooth.ts'

/** A sine wave along a line: how many wavelengths, how high, and where it starts (in degrees). */
export function wave(
  from: Point,
  to: Point,
  { waves, amplitude, phase = 0, colour = blue, dashed = false }: WavePlan,
): string {
  const degrees = direction(from, to)
  const count = Math.ceil(waves * 12)
  const points = Array.from({ length: count + 1 }, (_, index) => {
    const angle = (2 * Math.PI * waves * index) / count + (phase * Math.PI) / 180
    return polar(between(from, to, index / count), degrees + 90, amplitude * Math.sin(angle))
  })
  return smooth(points, { colour, width: boldWidth, dashed })
}
export type WavePlan = {
  waves: number
  amplitude: number
  phase?: number
  colour?: string
  dashed?: boolean
}

/** A standing wave with this many loops between two ends, with its other extreme dashed. */
export const standingWave = (from: Point, to: Point, loops: number, amplitude: number): string =>
  join([
    wave(from, to, { waves: loops / 2, amplitude, phase: 180, dashed: true }),
    wave(from, to, { waves: loops / 2, amplitude }),
    dot(from),
    dot(to),
  ])

/** A photon: a short wave that ends in a head. */
export function photon(from: Point, to: Point, label?: string): string {
  const degrees = direction(from, to)
  const length = distance(from, to)
  const neck = polar(from, degrees, length - 14)
  return join([
    wave(from, neck, { waves: Math.max(2, Math.round(length / 20)), amplitude: 6, colour: red }),
    arrow(neck, to, { colour: red, label }),
  ])
}
