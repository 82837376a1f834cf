import { join } from '../../figures/kit/basics/element.ts'
import { label } from '../../figures/kit/basics/label.ts'
import { labelSize } from '../../figures/kit/basics/palette.ts'
import { type Point, polar } from '../../figures/kit/basics/point.ts'
import { textWidth } from '../../figures/kit/basics/rich-text.ts'
import { line } from '../../figures/kit/basics/shapes.ts'
import { smooth } from '../../figures/kit/basics/smooth.ts'
import { bondLine } from '../../figures/kit/chemistry/bonds.ts'
import { fischer, newman } from '../../figures/kit/chemistry/projections.ts'
import type { Box } from './boxes.ts'
import type { ModelName } from './drawing.ts'

/** How each model is drawn from its parts. */
export const models: Record<ModelName, (parts: string[][]) => Box> = {
  fischer: (parts) => {
    const [top, bottom] = [only(parts[0]), only(parts.at(-1))]
    const rows = parts.slice(1, -1).map((row) => pairOf(row))
    if (rows.length === 0) throw new Error('a Fischer projection has a row for each carbon between its ends')
    const height = (rows.length + 1) * 44
    // The ends of the chain begin at its line, what stands beside it leaves room for the cross.
    const reach = Math.max(44 + Math.max(...rows.flat().map(widthOf)), widthOf(top), widthOf(bottom))
    return {
      width: 2 * reach,
      height: height + 24,
      draw: ([x, y]) => fischer([x, y - height / 2], top, rows, bottom),
    }
  },
  newman: ([front = [], back = [], turn = ['60']]) => {
    const reach = 64 + Math.max(...[...front, ...back].map(widthOf))
    return {
      width: 2 * reach,
      height: 178,
      draw: (middle) => newman(middle, threeOf(front), threeOf(back), Number(only(turn))),
    }
  },
  octahedral: (parts) => complex(parts, octahedralPlaces),
  square: (parts) => complex(parts, squarePlaces),
  tetrahedral: (parts) => complex(parts, tetrahedralPlaces),
}

type Place = { to: Point; kind: '-' | '>' | '|' }

const octahedralPlaces: readonly Place[] = [
  { to: [0, -62], kind: '-' },
  { to: [0, 62], kind: '-' },
  { to: [-58, -26], kind: '|' },
  { to: [58, -26], kind: '|' },
  { to: [58, 26], kind: '>' },
  { to: [-58, 26], kind: '>' },
]
const squarePlaces: readonly Place[] = [
  { to: [-52, -40], kind: '-' },
  { to: [52, -40], kind: '-' },
  { to: [52, 40], kind: '-' },
  { to: [-52, 40], kind: '-' },
]

/** Above, and below it left, in front and behind. */
const tetrahedralPlaces: readonly Place[] = [
  { to: [0, -62], kind: '-' },
  { to: [-56, 28], kind: '-' },
  { to: [32, 48], kind: '>' },
  { to: [58, 10], kind: '|' },
]

const arcRoom = 20

/** A ligand `N:1` shares its arc with the other one of that number. */
const ligandOf = (text: string): [name: string, arc: string | undefined] => {
  const [name = '', arc] = text.split(':')
  return [name, arc]
}

function complex([metal, ligands = [], charge]: string[][], places: readonly Place[]): Box {
  if (ligands.length !== places.length)
    throw new Error(`a complex of this shape has ${places.length} ligands, not ${ligands.length}`)
  const named = ligands.map(ligandOf)
  const side = Math.max(...named.map(([name], index) => (places[index]?.to[0] === 0 ? 0 : widthOf(name))))
  const reach = Math.max(...places.map(({ to }) => Math.abs(to[0])))
  const outside = named.some(([, arc]) => arc) ? arcRoom : 0
  const height = Math.max(...places.map(({ to }) => Math.abs(to[1]))) + 13 + outside
  const width = reach * 0.86 + side + 8 + outside
  const sign = charge ? only(charge) : ''
  return {
    width: 2 * width + (sign ? 30 + 2 * widthOf(`^{${sign}}`) : 0),
    height: 2 * height,
    draw: (middle) =>
      join([
        places.map((place, index) => spoke(middle, place, named[index]?.[0] ?? '')),
        arcs(middle, named, places),
        label(middle, only(metal), { bold: true }),
        sign ? brackets(middle, width, height, sign) : '',
      ]),
  }
}

function spoke([x, y]: Point, { to: [dx, dy], kind }: Place, text: string): string {
  const at = (share: number): Point => [x + dx * share, y + dy * share]
  const side = dx === 0 ? undefined : dx < 0 ? ('left' as const) : ('right' as const)
  return join([
    bondLine(kind, at(0.24), at(0.82)),
    label(at(side ? 0.86 : 1), text, side ? { side, gap: 3 } : {}),
  ])
}

/** The chain of a ligand that binds at two places, as a curve outside of them. */
function arcs(
  [x, y]: Point,
  named: readonly (readonly [string, string | undefined])[],
  places: readonly Place[],
) {
  const numbers = [...new Set(named.flatMap(([, arc]) => arc ?? []))]
  return numbers.map((number) => {
    const ends = places.filter((_, index) => named[index]?.[1] === number)
    const [first, second] = ends
    if (!first || !second || ends.length > 2) throw new Error(`the arc ${number} has not two ends`)
    const outside = (share: number): Point => {
      const dx = first.to[0] + (second.to[0] - first.to[0]) * share
      const dy = first.to[1] + (second.to[1] - first.to[1]) * share
      const angle = (Math.atan2(-dy, dx) * 180) / Math.PI
      const from = polar([x, y], angle, 66 + 26 * Math.sin(Math.PI * share))
      return from
    }
    return smooth([0.12, 0.3, 0.5, 0.7, 0.88].map(outside))
  })
}

function brackets([x, y]: Point, width: number, height: number, charge: string): string {
  const bracket = (side: -1 | 1) =>
    line([
      [x + side * (width + 2), y - height],
      [x + side * (width + 9), y - height],
      [x + side * (width + 9), y + height],
      [x + side * (width + 2), y + height],
    ])
  return join([
    bracket(-1),
    bracket(1),
    label([x + width + 12, y - height + 8], `^{${charge}}`, { anchor: 'start' }),
  ])
}

const widthOf = (text: string) => textWidth(text, labelSize)

function only(part: string[] | undefined): string {
  if (part?.length !== 1 || !part[0])
    throw new Error(`one text is wanted in place of '${part?.join(', ') ?? ''}'`)
  return part[0]
}

function pairOf(row: string[]): readonly [string, string] {
  const [left, right] = row
  if (row.length !== 2 || !left || !right)
    throw new Error(`left and right are wanted in place of '${row.join(', ')}'`)
  return [left, right]
}

function threeOf(part: string[]): readonly [string, string, string] {
  const [a, b, c] = part
  if (part.length !== 3 || !a || !b || !c)
    throw new Error(`three groups are wanted in place of '${part.join(', ')}'`)
  return [a, b, c]
}
