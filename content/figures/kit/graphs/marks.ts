import { arrowLine } from '../basics/arrow.ts'
import { join } from '../basics/element.ts'
import { type Labelled, label, labelBeside } from '../basics/label.ts'
import { blue, boldWidth, ink, tint } from '../basics/palette.ts'
import type { Point } from '../basics/point.ts'
import { dot, line, polygon } from '../basics/shapes.ts'
import type { Plot } from './plot.ts'

/** A point of the graph with its name. */
export const plotPoint = (plot: Plot, x: number, y: number, name?: Labelled, colour: string = ink): string =>
  join([dot(plot.at(x, y), colour), labelBeside(plot.at(x, y), name, { side: 'above-right', gap: 8 })])

/** A name anywhere in the graph, by values. */
export const plotLabel = (
  plot: Plot,
  x: number,
  y: number,
  text: string,
  options: Parameters<typeof label>[2] = {},
): string => label(plot.at(x, y), text, options)

/** Measured points as crosses. */
export const crosses = (plot: Plot, values: readonly Point[], colour: string = ink): string =>
  join(
    values.map(([x, y]) => {
      const [px, py] = plot.at(x, y)
      return [
        line(
          [
            [px - 5, py - 5],
            [px + 5, py + 5],
          ],
          { colour },
        ),
        line(
          [
            [px - 5, py + 5],
            [px + 5, py - 5],
          ],
          { colour },
        ),
      ]
    }),
  )

/** Legs of a process with a head in the middle of each: a p-V cycle. */
export const process = (plot: Plot, values: readonly Point[], colour: string = blue): string =>
  arrowLine(
    values.map(([x, y]) => plot.at(x, y)),
    { colour, width: boldWidth },
  )

/** Bars over the names of the x axis. */
export const bars = (plot: Plot, values: readonly number[], fill: string = tint.blue): string =>
  join(
    values.map((value, index) => {
      const [left, right] = [index + 0.2, index + 0.8]
      return polygon([plot.at(left, 0), plot.at(left, value), plot.at(right, value), plot.at(right, 0)], {
        fill,
      })
    }),
  )
