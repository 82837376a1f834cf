import { join } from '../basics/element.ts'
import { label } from '../basics/label.ts'
import { labelSize, paper } from '../basics/palette.ts'
import { direction, type Point } from '../basics/point.ts'
import { textWidth } from '../basics/rich-text.ts'
import { rectangle } from '../basics/shapes.ts'

/** A box that is as large as its text needs, around its middle. */
export type TextBox = { part: string; middle: Point; size: Point }

export type TextBoxOptions = { fill?: string; size?: Point; textSize?: number; bare?: boolean }

export function textBox(middle: Point, text: string, options: TextBoxOptions = {}): TextBox {
  const { fill = paper, textSize = labelSize, bare = false } = options
  const lines = text.split('\n')
  const width = Math.max(...lines.map((line) => textWidth(line, textSize))) + 20
  const size = options.size ?? [Math.max(width, 36), lines.length * textSize * 1.2 + 14]
  return {
    part: join([
      bare ? '' : rectangle(middle, size, { fill, corner: 8 }),
      label(middle, text, { size: textSize, halo: 'none' }),
    ]),
    middle,
    size,
  }
}

/** Where the line from the middle of a box towards a point leaves the box, with a small gap. */
export function edgeToward({ middle, size }: TextBox, to: Point, air = 4): Point {
  const angle = (direction(middle, to) * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [halfWidth, halfHeight] = [size[0] / 2 + air, size[1] / 2 + air]
  const reach = Math.min(
    Math.abs(cos) < 1e-6 ? Number.POSITIVE_INFINITY : halfWidth / Math.abs(cos),
    Math.abs(sin) < 1e-6 ? Number.POSITIVE_INFINITY : halfHeight / Math.abs(sin),
  )
  return [middle[0] + cos * reach, middle[1] - sin * reach]
}
