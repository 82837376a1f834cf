/** How a shape is drawn; the frame's stylesheet turns it into strokes and fills of the subject's colour. */
export type Look = 'line' | 'bold' | 'fine' | 'wash' | 'solid' | 'marker'

export type Shape = { look: Look; d: string }

/** Every motif is drawn into this box; the pictures of cards have its proportions (10:3). */
export const artBox = { width: 340, height: 102 } as const

export const middle = { x: artBox.width / 2, y: artBox.height / 2 } as const

type Point = readonly [x: number, y: number]

/** One decimal is finer than any screen can show, and keeps the markup short. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

const pair = ([x, y]: Point): string => `${n(x)} ${n(y)}`

export const line = (...points: readonly Point[]): string => `M${points.map(pair).join('L')}`

export const closed = (...points: readonly Point[]): string => `${line(...points)}Z`

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0`

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r)

/** A point at an angle (in degrees, clockwise from the right) and a distance. */
export const polar = (x: number, y: number, degrees: number, distance: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)]
}

/** A regular polygon around a point. */
export const polygon = (x: number, y: number, r: number, sides: number, turn = 0): string =>
  closed(...Array.from({ length: sides }, (_, index) => polar(x, y, turn + (360 * index) / sides, r)))

/** A small filled triangle at a point of a line of force, pointing in the direction of the angle. */
export const arrowHead = (x: number, y: number, degrees: number, size = 5): string =>
  closed(polar(x, y, degrees, size), polar(x, y, degrees + 130, size), polar(x, y, degrees - 130, size))

/** A leaf or petal from a point along an angle: two curves that meet at the tip. */
export const lobe = (x: number, y: number, degrees: number, length: number, width: number): string => {
  const left = polar(x, y, degrees - 90, width)
  const right = polar(x, y, degrees + 90, width)
  const tip = polar(x, y, degrees, length)
  const bulge = (side: Point): Point => [side[0] + (tip[0] - x) * 0.55, side[1] + (tip[1] - y) * 0.55]
  return `M${n(x)} ${n(y)}Q${pair(bulge(left))} ${pair(tip)}Q${pair(bulge(right))} ${n(x)} ${n(y)}Z`
}

/**
 * A sine across the whole box: half waves of one length, each as one curve. The numbers 0.364 and 1.333 are
 * those of the cubic curve nearest to half a sine.
 */
export function sine(y: number, amplitude: number, halfWave: number, start = 0): string {
  const handle = 0.364 * halfWave
  let up = 1
  let d = `M${n(start)} ${n(y)}`
  for (let x = start; x < artBox.width; x += halfWave) {
    const height = n(-up * amplitude * 1.333)
    d += `c${n(handle)} ${height} ${n(halfWave - handle)} ${height} ${n(halfWave)} 0`
    up = -up
  }
  return d
}

/** A random number between two bounds. */
export const between = (random: () => number, low: number, high: number): number =>
  low + (high - low) * random()

/** Whole numbers from 0 up. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
