import { join } from '../basics/element.ts'
import { label } from '../basics/label.ts'
import { paper } from '../basics/palette.ts'
import { type Point, polar } from '../basics/point.ts'
import { circle, line } from '../basics/shapes.ts'
import { bondLine } from './bonds.ts'

/** A Fischer projection: the ends, and what stands left and right of each carbon, from the top. */
export function fischer(
  [x, y]: Point,
  top: string,
  rows: readonly (readonly [left: string, right: string])[],
  bottom: string,
): string {
  const step = 44
  const end = y + (rows.length + 1) * step
  const crossings = rows.map(([left, right], index) => {
    const level = y + (index + 1) * step
    return [
      line([
        [x - 34, level],
        [x + 34, level],
      ]),
      label([x - 38, level], left, { side: 'left', gap: 2 }),
      label([x + 38, level], right, { side: 'right', gap: 2 }),
    ]
  })
  return join([
    line([
      [x, y + 13],
      [x, end - 13],
    ]),
    crossings,
    label([x - 7, y], top, { anchor: 'start' }),
    label([x - 7, end], bottom, { anchor: 'start' }),
  ])
}

type Three = readonly [string, string, string]

/** A Newman projection: the front groups from the top clockwise, the back ones turned by degrees against them. */
export function newman(middle: Point, front: Three, back: Three, turn = 60): string {
  const radius = 40
  const spoke = (text: string, degrees: number, from: number, to: number) =>
    join([
      line([polar(middle, degrees, from), polar(middle, degrees, to)]),
      label(polar(middle, degrees, to + 16), text),
    ])
  return join([
    back.map((text, index) => spoke(text, 90 - turn - index * 120, radius, radius + 24)),
    circle(middle, radius, { fill: paper }),
    front.map((text, index) => spoke(text, 90 - index * 120, 0, radius + 24)),
  ])
}

/** An octahedral complex: top, bottom, then the four of the square: back left, back right, front right, front left. */
export function octahedron(
  middle: Point,
  metal: string,
  [top, bottom, backLeft, backRight, frontRight, frontLeft]: readonly [
    string,
    string,
    string,
    string,
    string,
    string,
  ],
): string {
  const spokes = [
    { text: top, to: [0, -62], kind: '-' },
    { text: bottom, to: [0, 62], kind: '-' },
    { text: backLeft, to: [-58, -26], kind: '|' },
    { text: backRight, to: [58, -26], kind: '|' },
    { text: frontRight, to: [58, 26], kind: '>' },
    { text: frontLeft, to: [-58, 26], kind: '>' },
  ] as const
  return join([
    spokes.map(({ text, to: [dx, dy], kind }) => {
      const at = (share: number): Point => [middle[0] + dx * share, middle[1] + dy * share]
      const side = dx === 0 ? undefined : dx < 0 ? ('left' as const) : ('right' as const)
      return [
        bondLine(kind, at(0.22), at(0.82)),
        label(at(side ? 0.86 : 1), text, side ? { side, gap: 3 } : {}),
      ]
    }),
    label(middle, metal, { bold: true }),
  ])
}
