import { join } from '../basics/element.ts'
import { label } from '../basics/label.ts'
import { ink, labelSize, paper, tickSize } from '../basics/palette.ts'
import type { Point } from '../basics/point.ts'
import { circle, line, rectangle } from '../basics/shapes.ts'
import { path } from '../basics/smooth.ts'

/** m and f are unaffected, M and F affected; `half` marks a known carrier, `?` is drawn inside the symbol. */
export type Person = {
  sex: 'm' | 'f' | 'M' | 'F'
  /** Place in the row, in columns, from the left; and the generation, 1 on top. */
  at: readonly [column: number, generation: number]
  half?: boolean
  mark?: string
  name?: string
}

export type Family = { parents: readonly [string, string]; children: readonly string[] }

const radius = 17

/** A family tree by its people and families; generations are numbered at the left. */
export function pedigree(
  people: Record<string, Person>,
  families: readonly Family[],
  {
    left = 70,
    top = 44,
    column = 58,
    row = 88,
  }: { left?: number; top?: number; column?: number; row?: number } = {},
): string {
  const at = (name: string): Point => {
    const person = people[name]
    if (!person) throw new Error(`the pedigree has no ${name}`)
    return [left + person.at[0] * column, top + (person.at[1] - 1) * row]
  }
  const rows = [...new Set(Object.values(people).map(({ at: [, generation] }) => generation))]
  return join([
    families.map((family) => familyLines(family, at, row)),
    Object.entries(people).map(([name, person]) => symbol(person, at(name))),
    rows.map((generation) =>
      label([18, top + (generation - 1) * row], ['I', 'II', 'III', 'IV', 'V'][generation - 1] ?? '', {
        size: labelSize,
      }),
    ),
  ])
}

function familyLines({ parents, children }: Family, at: (name: string) => Point, row: number): string {
  const [[x1, y], [x2]] = [at(parents[0]), at(parents[1])]
  const middle = (x1 + x2) / 2
  const bar = y + row * 0.5
  const places = children.map(at)
  const edges = [...places.map(([x]) => x), middle]
  const down = places.map(([x, childY]) =>
    line([
      [x, bar],
      [x, childY],
    ]),
  )
  return join([
    line([
      [x1, y],
      [x2, y],
    ]),
    children.length > 0
      ? line([
          [middle, y],
          [middle, bar],
        ])
      : '',
    children.length > 0
      ? line([
          [Math.min(...edges), bar],
          [Math.max(...edges), bar],
        ])
      : '',
    down,
  ])
}

function symbol({ sex, half, mark, name }: Person, [x, y]: Point): string {
  const isMale = sex.toLowerCase() === 'm'
  const isAffected = sex === 'M' || sex === 'F'
  const fill = isAffected ? ink : paper
  const outline = isMale
    ? rectangle([x, y], [radius * 2, radius * 2], { fill })
    : circle([x, y], radius, { fill })
  const halfway = isMale
    ? path(`M${x} ${y - radius}h${radius}v${radius * 2}h${-radius}Z`, { fill: ink })
    : path(`M${x} ${y - radius}a${radius} ${radius} 0 0 1 0 ${radius * 2}Z`, { fill: ink })
  return join([
    outline,
    half ? halfway : '',
    mark ? label([x, y], mark, { colour: isAffected ? paper : ink, halo: 'none' }) : '',
    name ? label([x, y + radius], name, { side: 'below', size: tickSize, gap: 4 }) : '',
  ])
}
