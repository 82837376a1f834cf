import { join } from '../basics/element.ts'
import { label } from '../basics/label.ts'
import { labelSize } from '../basics/palette.ts'
import { direction, type Point, polar } from '../basics/point.ts'
import { textWidth } from '../basics/rich-text.ts'
import { bondLine } from './bonds.ts'
import { insideOf } from './double-bonds.ts'
import { neighboursOf, readBonds, type Skeleton } from './skeleton.ts'

export type Molecule = {
  part: string
  /** Where an atom stands in the figure. */
  at: (atom: string) => Point
  /** The middle of the bond between two atoms, where a curly arrow begins. */
  middle: (a: string, b: string) => Point
}

const clear = 11

/** A molecule from its skeleton: `bonds` reads `c1-c2 c2=o1 c2>n1`. */
export function molecule({ atoms, bonds }: Skeleton, origin: Point, scale = 46): Molecule {
  const list = readBonds({ atoms, bonds })
  const at = (name: string): Point => {
    const atom = atoms[name]
    if (!atom) throw new Error(`the molecule has no atom ${name}`)
    return [origin[0] + atom[0] * scale, origin[1] - atom[1] * scale]
  }
  const lines = list.map(({ from, to, kind }) => {
    const degrees = direction(at(from), at(to))
    const start = atoms[from]?.[2] ? polar(at(from), degrees, clear) : at(from)
    const end = atoms[to]?.[2] ? polar(at(to), degrees + 180, clear) : at(to)
    return bondLine(kind, start, end, kind === '=' ? insideOf(from, to, list, at, atoms) : 0)
  })
  const texts = Object.entries(atoms).map(([name, [, , text, anchor]]) =>
    text ? atomText(text, at(name), anchor ?? anchorFor(at(name), neighboursOf(name, list).map(at))) : '',
  )
  const middle = (a: string, b: string): Point => [(at(a)[0] + at(b)[0]) / 2, (at(a)[1] + at(b)[1]) / 2]
  return { part: join([lines, texts]), at, middle }
}

/** `HO` ends at its atom when the bond comes from the right, `OH` begins there when it comes from elsewhere. */
const anchorFor = ([x]: Point, neighbours: Point[]): 'start' | 'end' =>
  neighbours.length > 0 && neighbours.every(([nx]) => nx > x + 8) ? 'end' : 'start'

function atomText(text: string, [x, y]: Point, anchor: 'start' | 'end'): string {
  const letters = text.replace(/[_^](\{[^}]*\}|.)/g, '')
  const half = textWidth((anchor === 'end' ? letters.at(-1) : letters[0]) ?? '', labelSize) / 2
  return label([anchor === 'end' ? x + half : x - half, y], text, { anchor })
}
