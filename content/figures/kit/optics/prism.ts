import { join } from '../basics/element.ts'
import { label } from '../basics/label.ts'
import { roomAway } from '../basics/measure.ts'
import { labelSize, tint } from '../basics/palette.ts'
import { type Point, polar } from '../basics/point.ts'
import { textWidth } from '../basics/rich-text.ts'
import { polygon } from '../basics/shapes.ts'

export type Prism = { part: string; apex: Point; left: Point; right: Point }

/** A prism by its apex, its angle in degrees and the length of its sides. */
export function prism(apex: Point, angle: number, side: number, name = ''): Prism {
  const left = polar(apex, 270 - angle / 2, side)
  const right = polar(apex, 270 + angle / 2, side)
  const inside = polar(apex, 270, roomAway(angle, textWidth(name, labelSize) / 4 + 13))
  const text = name === '' ? '' : label(inside, name, { halo: 'none' })
  return { part: join([polygon([apex, left, right], { fill: tint.blue }), text]), apex, left, right }
}
