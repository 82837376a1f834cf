import { arrowHead } from '../basics/arrow.ts'
import { join } from '../basics/element.ts'
import { type Labelled, labelBeside } from '../basics/label.ts'
import { blue, boldWidth, ink, tint } from '../basics/palette.ts'
import { direction, type Point } from '../basics/point.ts'
import { type Look, line, polygon } from '../basics/shapes.ts'
import { smooth } from '../basics/smooth.ts'
import type { Plot } from './plot.ts'

export type CurveOptions = Omit<Look, 'fill'> & {
  from?: number
  to?: number
  /** An arrowhead in the middle, for the direction of a process. */
  arrow?: boolean
  label?: Labelled
  /** The x of the label; by default the end of the curve. */
  labelAt?: number
}

const steps = 64

/** The graph of a function; what leaves the box is cut off. */
export function curve(plot: Plot, f: (x: number) => number, options: CurveOptions = {}): string {
  const { from = plot.x.from ?? 0, to = plot.x.to, arrow, label, labelAt = to, ...look } = options
  const { colour = blue, width = boldWidth, ...rest } = look
  const heads = arrow ? headAt(plot, f, from, to, colour) : ''
  const lines = piecesInside(plot, f, from, to).map((points) => line(points, { colour, width, ...rest }))
  return join([
    lines,
    heads,
    labelBeside(plot.at(labelAt, f(labelAt)), label, { side: 'right', gap: 8, colour }),
  ])
}

/** The runs of points that stay between the ends of the y axis. */
function piecesInside(plot: Plot, f: (x: number) => number, from: number, to: number): Point[][] {
  const { from: low = 0, to: high } = plot.y
  const slack = (high - low) / 1000
  const pieces: Point[][] = [[]]
  for (let step = 0; step <= steps; step += 1) {
    const x = from + ((to - from) * step) / steps
    const y = f(x)
    if (y >= low - slack && y <= high + slack) pieces.at(-1)?.push(plot.at(x, y))
    else if (pieces.at(-1)?.length) pieces.push([])
  }
  return pieces.filter((points) => points.length > 1)
}

function headAt(plot: Plot, f: (x: number) => number, from: number, to: number, colour: string): string {
  const [a, b] = [from + (to - from) * 0.47, from + (to - from) * 0.53]
  const [start, tip] = [plot.at(a, f(a)), plot.at(b, f(b))]
  return arrowHead(tip, direction(start, tip), colour)
}

/** Straight lines through pairs of values, or a smooth line through them. */
export function trace(
  plot: Plot,
  values: readonly Point[],
  { soft = false, colour = blue, width = boldWidth, ...look }: Look & { soft?: boolean } = {},
): string {
  const points = values.map(([x, y]) => plot.at(x, y))
  return soft ? smooth(points, { colour, width, ...look }) : line(points, { colour, width, ...look })
}

type AreaOptions = { from?: number; to?: number; fill?: string }

/** The area between a curve and the x axis, or inside pairs of values. */
export function area(
  plot: Plot,
  what: ((x: number) => number) | readonly Point[],
  { from = plot.x.from ?? 0, to = plot.x.to, fill = tint.blue }: AreaOptions = {},
): string {
  if (typeof what !== 'function')
    return polygon(
      what.map(([x, y]) => plot.at(x, y)),
      { fill, colour: 'none' },
    )
  const values = Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps)
  const top = values.map((x) => plot.at(x, what(x)))
  const base = [plot.at(to, plot.origin[1]), plot.at(from, plot.origin[1])]
  return polygon([...top, ...base], { fill, colour: 'none' })
}

/** Dashed lines from a pair of values to both axes. */
export function readings(plot: Plot, x: number, y: number, colour: string = ink): string {
  const points = [plot.at(x, plot.origin[1]), plot.at(x, y), plot.at(plot.origin[0], y)]
  return line(points, { colour, width: 1.5, dashed: true })
}
