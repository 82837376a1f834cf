import { join } from '../basics/element.ts'
import { type Labelled, labelBeside } from '../basics/label.ts'
import { paper, tint } from '../basics/palette.ts'
import type { Point } from '../basics/point.ts'
import { rectangle } from '../basics/shapes.ts'
import { path } from '../basics/smooth.ts'

/** A metal strip by the middle of its upper end. */
export const electrode = (
  [x, y]: Point,
  height: number,
  { label, fill = tint.grey, width = 18 }: { label?: Labelled; fill?: string; width?: number } = {},
): string =>
  join([
    rectangle([x, y + height / 2], [width, height], { fill }),
    labelBeside([x - width / 2, y + 12], label, { side: 'left' }),
  ])

/** A salt bridge over two vessels, by the middles of its ends; `rise` is how far it stands above them. */
export const saltBridge = ([x1, y1]: Point, [x2, y2]: Point, rise: number, label?: Labelled): string => {
  const half = 8
  const top = Math.min(y1, y2) - rise
  const outline = [
    `M${x1 - half} ${y1}V${top + 12}Q${x1 - half} ${top - half} ${x1 + 14} ${top - half}`,
    `H${x2 - 14}Q${x2 + half} ${top - half} ${x2 + half} ${top + 12}V${y2}`,
    `H${x2 - half}V${top + 16}Q${x2 - half} ${top + half} ${x2 - 18} ${top + half}`,
    `H${x1 + 18}Q${x1 + half} ${top + half} ${x1 + half} ${top + 16}V${y1}Z`,
  ]
  return join([
    path(outline.join(''), { fill: tint.yellow }),
    labelBeside([(x1 + x2) / 2, top - half], label, { side: 'above', gap: 8 }),
  ])
}

/** A thermometer by its bulb, upright. */
export const thermometer = ([x, y]: Point, height: number, label?: Labelled): string =>
  join([
    path(`M${x - 4} ${y - 8}V${y - height}a4 4 0 0 1 8 0V${y - 8}a8 8 0 1 1 -8 0Z`, { fill: paper }),
    path(`M${x} ${y}V${y - height * 0.55}`, { width: 3 }),
    labelBeside([x + 6, y - height], label, { side: 'right' }),
  ])
