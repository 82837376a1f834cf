import type { DrawnItem, ModelName } from './drawing.ts'
import { readDrawing } from './drawing.ts'
import { canonicalOf } from './read-smiles.ts'

/** The same text for two drawings that show the same, however each is written or turned. */
export const canonicalDrawing = (source: string): string =>
  readDrawing(source)
    .map((row) => row.map(canonicalItem).join(' '))
    .join('\n')

function canonicalItem(item: DrawnItem): string {
  if (item.kind === 'structure') return canonicalOf(item.smiles)
  if (item.kind === 'model') return `${item.model} ${canonicalModels[item.model](item.parts)}`
  if (item.kind === 'text') return item.text
  return `-[${item.above}|${item.below}]->`
}

const written = (parts: readonly (readonly string[])[]) => parts.map((part) => part.join(',')).join(';')
const first = (texts: readonly string[]): string => [...texts].sort()[0] ?? ''

const canonicalModels: Record<ModelName, (parts: string[][]) => string> = {
  // Half a turn in the plane shows the same compound.
  fischer: (parts) =>
    first([written(parts), written([...parts].reverse().map((part) => [...part].reverse()))]),
  newman: ([front = [], back = [], turn = []]) =>
    first([0, 1, 2].map((by) => written([turned(front, by), turned(back, by), turn]))),
  octahedral: (parts) => turnedComplex(parts, rotations(6, octahedralTurns)),
  square: (parts) => turnedComplex(parts, rotations(4, squareTurns)),
  tetrahedral: (parts) => turnedComplex(parts, rotations(4, tetrahedralTurns)),
}

const turned = (groups: readonly string[], by: number) => [...groups.slice(by), ...groups.slice(0, by)]

type Turn = readonly number[]

/** Quarter turns about the upright axis and about one in the plane; the order of places is that of `models.ts`. */
const octahedralTurns: readonly Turn[] = [
  [0, 1, 3, 4, 5, 2],
  [5, 3, 2, 0, 4, 1],
]
/** A quarter turn, and the plate turned over. */
const squareTurns: readonly Turn[] = [
  [1, 2, 3, 0],
  [1, 0, 3, 2],
]

/** A third of a turn about the upright bond, and half a turn between two bonds. */
const tetrahedralTurns: readonly Turn[] = [
  [0, 2, 3, 1],
  [1, 0, 3, 2],
]

/** All turns that these few make together. */
function rotations(places: number, turns: readonly Turn[]): Turn[] {
  const found = new Map<string, Turn>()
  let fresh: Turn[] = [Array.from({ length: places }, (_, index) => index)]
  while (fresh.length > 0) {
    for (const turn of fresh) found.set(turn.join(), turn)
    fresh = fresh
      .flatMap((turn) => turns.map((more) => more.map((place) => turn[place] ?? 0)))
      .filter((turn) => !found.has(turn.join()))
  }
  return [...found.values()]
}

function turnedComplex([metal = [], ligands = [], charge = []]: string[][], turns: readonly Turn[]): string {
  return first(
    turns.map((turn) => written([metal, numberedAnew(turn.map((place) => ligands[place] ?? '')), charge])),
  )
}

/** The numbers of arcs only say which ends belong together. */
function numberedAnew(ligands: readonly string[]): string[] {
  const numbers = new Map<string, number>()
  return ligands.map((ligand) => {
    const [name, arc] = ligand.split(':')
    if (!arc) return ligand
    const number = numbers.get(arc) ?? numbers.size + 1
    numbers.set(arc, number)
    return `${name}:${number}`
  })
}
