import { join } from '../basics/element.ts'
import { type Labelled, labelBeside } from '../basics/label.ts'
import { paper, tint } from '../basics/palette.ts'
import type { Point } from '../basics/point.ts'
import { circle, rectangle } from '../basics/shapes.ts'
import { path } from '../basics/smooth.ts'

type VesselOptions = { level?: number; fill?: string; label?: Labelled }

/** A beaker by the middle of its floor; `level` is the height of the liquid. */
export function beaker(
  [x, y]: Point,
  [width, height]: Point,
  { level = height * 0.6, fill = tint.blue, label }: VesselOptions = {},
): string {
  const half = width / 2
  return join([
    level > 0 ? path(`M${x - half} ${y - level}V${y}H${x + half}V${y - level}Z`, { fill, width: 1.5 }) : '',
    path(`M${x - half - 7} ${y - height}q7 0 7 7V${y}H${x + half}V${y - height + 7}q0 -7 7 -7`),
    labelBeside([x, y], label, { side: 'below' }),
  ])
}

/** A conical flask by the middle of its floor. */
export function conicalFlask(
  [x, y]: Point,
  [width, height]: Point,
  { level = height * 0.35, fill = tint.blue, label }: VesselOptions = {},
): string {
  const [half, neck] = [width / 2, width * 0.16]
  const shoulder = y - height * 0.72
  const slope = (half - neck) / (y - shoulder)
  const edge = half - slope * level
  return join([
    path(`M${x - edge} ${y - level}L${x - half} ${y}H${x + half}L${x + edge} ${y - level}Z`, {
      fill,
      width: 1.5,
    }),
    path(
      `M${x - neck} ${y - height}V${shoulder}L${x - half} ${y}H${x + half}L${x + neck} ${shoulder}V${y - height}`,
    ),
    labelBeside([x, y], label, { side: 'below' }),
  ])
}

/** A round-bottomed flask by the middle of its bulb. */
export const roundFlask = (
  [x, y]: Point,
  radius: number,
  { fill = tint.blue, label }: VesselOptions = {},
): string => {
  const neck = radius * 0.3
  const shoulder = y - Math.sqrt(radius ** 2 - neck ** 2)
  return join([
    circle([x, y], radius, { fill: paper }),
    path(`M${x - radius} ${y}A${radius} ${radius} 0 0 0 ${x + radius} ${y}Z`, { fill, width: 1.5 }),
    path(`M${x - neck} ${shoulder - radius * 0.7}V${shoulder}H${x + neck}V${shoulder - radius * 0.7}`, {
      fill: paper,
    }),
    path(`M${x - neck + 2} ${shoulder + 1}H${x + neck - 2}`, { colour: paper, width: 4 }),
    labelBeside([x, y + radius], label, { side: 'below' }),
  ])
}

/** A test tube by the middle of its round end. */
export const testTube = (
  [x, y]: Point,
  [width, height]: Point,
  { level = height * 0.4, fill = tint.blue, label }: VesselOptions = {},
): string => {
  const r = width / 2
  const end = `V${y - r}A${r} ${r} 0 0 0 ${x + r} ${y - r}V`
  return join([
    path(`M${x - r} ${y - level}${end}${y - level}Z`, { fill, width: 1.5 }),
    path(`M${x - r - 4} ${y - height}h4${end}${y - height}h4`),
    labelBeside([x, y], label, { side: 'below' }),
  ])
}

/** A burette by its tip, with its tap. */
export const burette = (
  [x, y]: Point,
  height: number,
  { level = height * 0.6, fill = tint.blue } = {},
): string => {
  const [half, foot] = [9, y - 44]
  const marks = Array.from({ length: 6 }, (_, index) => {
    const at = foot - 14 - (index * (height - 80)) / 5.5
    return `M${x - half} ${at}h9`
  })
  return join([
    path(`M${x - half} ${foot - level}V${foot}H${x + half}V${foot - level}Z`, { fill, width: 1.5 }),
    path(`M${x - half} ${y - height}V${foot}l7 10V${y}M${x + half} ${y - height}V${foot}l-7 10V${y}`),
    path(marks.join(''), { width: 1.5 }),
    rectangle([x, y - 24], [26, 8], { fill: paper, corner: 3 }),
  ])
}
