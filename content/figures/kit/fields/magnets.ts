import { arrowHead } from '../basics/arrow.ts'
import { join, placed } from '../basics/element.ts'
import { label } from '../basics/label.ts'
import { grey, tint } from '../basics/palette.ts'
import { type Point, polar } from '../basics/point.ts'
import { ellipse, rectangle } from '../basics/shapes.ts'
import { path, smooth } from '../basics/smooth.ts'

/** A bar magnet around its middle; its north pole points in the direction in degrees. */
export function barMagnet(middle: Point, degrees: number, [length, width]: Point = [120, 36]): string {
  const half = rectangle([length / 4, 0], [length / 2, width], { fill: tint.red })
  const other = rectangle([-length / 4, 0], [length / 2, width], { fill: tint.blue })
  return join([
    placed(middle, degrees, other, half),
    label(polar(middle, degrees, length / 3), 'N', { halo: 'none' }),
    label(polar(middle, degrees + 180, length / 3), 'S', { halo: 'none' }),
  ])
}

/** A ring of wire seen at an angle; the current in its front half runs to the right or to the left. */
export const loop = (middle: Point, [rx, ry]: Point, front: 'right' | 'left' = 'right'): string =>
  join([
    ellipse(middle, [rx, ry]),
    arrowHead([middle[0] + (front === 'right' ? 6 : -6), middle[1] + ry], front === 'right' ? 0 : 180),
  ])

/** A horizontal solenoid around its middle: wires in front are dark, those behind pale; leads go down at both ends. */
export function solenoid([x, y]: Point, length: number, { turns = 8, radius = 38 } = {}): string {
  const pitch = length / turns
  const lean = 13
  const at = (angle: number): Point => [
    x - length / 2 + (pitch * angle) / 360 + lean * Math.sin((angle * Math.PI) / 180),
    y + radius * Math.cos((angle * Math.PI) / 180),
  ]
  const half = (start: number): Point[] => Array.from({ length: 7 }, (_, step) => at(start + step * 30))
  const starts = Array.from({ length: turns }, (_, turn) => turn * 360)
  const [from, to] = [at(0), at(turns * 360)]
  return join([
    starts.map((start) => smooth(half(start), { colour: grey, width: 1.5 })),
    starts.map((start) => smooth(half(start + 180))),
    path(`M${from[0]} ${from[1]}v30M${to[0]} ${to[1]}v30`),
  ])
}
