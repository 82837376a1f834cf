import { blue, boldWidth } from '../basics/palette.ts'
import type { Point } from '../basics/point.ts'
import { type Look, line } from '../basics/shapes.ts'
import type { Plot } from './plot.ts'

const steps = 16

/** A smooth curve that is horizontal at each of its values: an energy profile with peaks and valleys. */
export function hills(
  plot: Plot,
  values: readonly Point[],
  { colour = blue, width = boldWidth, ...look }: Look = {},
): string {
  const points = values.slice(1).flatMap(([x, y], leg) => {
    const [fromX, fromY] = values[leg] ?? [x, y]
    return Array.from({ length: steps }, (_, step) => {
      const share = (step + 1) / steps
      const rise = (1 - Math.cos(Math.PI * share)) / 2
      return plot.at(fromX + (x - fromX) * share, fromY + (y - fromY) * rise)
    })
  })
  const [first] = values
  return line(first ? [plot.at(...first), ...points] : points, { colour, width, ...look })
}
