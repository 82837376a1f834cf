import type { Part } from '../../kit/basics/element.ts'
import { blue, ink, paper, tint } from '../../kit/basics/palette.ts'
import { type Point, polar } from '../../kit/basics/point.ts'
import { circle, ellipse, line } from '../../kit/basics/shapes.ts'
import { path } from '../../kit/basics/smooth.ts'

/** One oviduct of the tract and its ovary, drawn for the left; `side` -1 mirrors it. */
const oviduct = (side: 1 | -1): Part[] => {
  const at = (x: number, y: number) => `${240 - side * (240 - x)} ${y}`
  const narrow = `M${at(196, 106)}C${at(176, 84)} ${at(160, 74)} ${at(136, 70)}`
  const wide = `M${at(140, 70)}C${at(104, 58)} ${at(70, 72)} ${at(66, 112)}`
  const fringe = [44, 55, 66, 77, 88].map((x) => `M${at(x, 134)}l0 12`).join('')
  return [
    path(`M${at(56, 108)}L${at(40, 134)}L${at(92, 134)}L${at(78, 108)}Z`, { fill: tint.red }),
    path(wide, { width: 30 }),
    path(narrow, { width: 16 }),
    path(wide, { width: 26, colour: tint.red }),
    path(narrow, { width: 12, colour: tint.red }),
    path(fringe, { width: 3 }),
    ellipse([240 - side * (240 - 84), 178], [34, 22], { fill: tint.yellow }),
    path(`M${at(118, 178)}C${at(150, 176)} ${at(176, 160)} ${at(192, 146)}`, { width: 3 }),
  ]
}

/** The female reproductive tract from the front, about 420 by 250, in a figure 480 wide. */
export const femaleTract = (): Part[] => [
  oviduct(1),
  oviduct(-1),
  path('M186 104C190 84 290 84 294 104C300 150 268 186 264 222V290H216V222C212 186 180 150 186 104Z', {
    fill: tint.red,
  }),
  path(
    'M206 112C216 104 264 104 274 112C266 144 248 172 246 216L256 238V290H224V238L234 216C232 172 214 144 206 112Z',
    {
      fill: paper,
    },
  ),
]

/** A blastocyst in section, its inner cells on the right. */
export const blastocyst = ([x, y]: Point, radius: number): Part[] => [
  circle([x, y], radius + 9, { fill: paper }),
  Array.from({ length: 24 }, (_, index) =>
    ellipse(polar([x, y], index * 15, radius), [11, 9], { fill: tint.green, width: 1.5 }),
  ),
  (
    [
      [-12, -36],
      [-14, -12],
      [-14, 12],
      [-12, 36],
      [-34, -24],
      [-38, 0],
      [-34, 24],
      [-56, -12],
      [-56, 12],
    ] satisfies Point[]
  ).map(([across, down]) =>
    circle([x + radius + across - 16, y + down], 14, { fill: tint.yellow, width: 1.5, colour: blue }),
  ),
]

/** An oocyte with its nucleus. */
export const oocyte = (at: Point, radius: number): Part[] => [
  circle(at, radius, { fill: tint.yellow }),
  circle(at, radius * 0.4, { fill: ink }),
]

/** A ring of small cells around a place. */
export const cellRing = (at: Point, radius: number, cells: number, size = 5): Part[] =>
  Array.from({ length: cells }, (_, index) =>
    circle(polar(at, (index * 360) / cells, radius), size, { fill: tint.green, width: 1.2 }),
  )

export const bar = (from: Point, to: Point): Part => line([from, to], { width: 9 })
