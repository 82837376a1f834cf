import type { Atom, Skeleton } from '../../figures/kit/chemistry/skeleton.ts'
import { groupsIn, type Neighbour, neighboursIn, type Written, writtenAtom } from './groups.ts'
import type { Structure, StructureAtom } from './read-smiles.ts'

const beside = 0.15
/** A structure of so few corners has the names of its carbons. */
const fewCorners = 3
const hydrogenAway = 0.46

/** The atoms that are drawn one by one, and not within the letters of a group. */
export function shownAtoms(structure: Structure): StructureAtom[] {
  const held = new Set([...groupsIn(structure).values()].flatMap((group) => group.held))
  return structure.atoms.filter((_, index) => !held.has(index))
}

/** The skeletal formula of a structure as the figures draw it, with the groups that books write. */
export function skeletonOf(structure: Structure): Skeleton {
  const { atoms, bonds } = structure
  const neighbours = neighboursIn(structure)
  const groups = groupsIn(structure)
  const hidden = new Set([...groups.values()].flatMap(({ held }) => held))
  const shown = atoms.flatMap((_, index) => (hidden.has(index) ? [] : [index]))
  const drawn: Record<string, Atom> = {}
  for (const index of shown) {
    const atom = atoms[index]
    if (!atom) continue
    const around = (neighbours[index] ?? []).filter(({ atom: other }) => !hidden.has(other))
    const written = groups.get(index)?.written
    const texts = written ?? (isNamed(atom, around, atoms, shown.length) ? writtenAtom(atom) : undefined)
    Object.assign(drawn, places(`a${index}`, atom, texts, sidesOf(atom, around, atoms)))
  }
  const lines = bonds
    .filter(({ from, to }) => !hidden.has(from) && !hidden.has(to))
    .map(({ from, to, kind }) => `a${from}${kind}a${to}`)
  return { atoms: drawn, bonds: lines.join(' ') }
}

/** Carbon is a bare corner, except where a reader looks for its hydrogens or its charge. */
function isNamed(
  { symbol, charge, isRadical }: StructureAtom,
  around: readonly Neighbour[],
  atoms: readonly StructureAtom[],
  corners: number,
): boolean {
  if (symbol !== 'C' || charge !== 0 || isRadical || around.length === 0) return true
  const [only] = around
  const other = only && atoms[only.atom]
  if (around.length > 1 || !other) return false
  return corners <= fewCorners || other.isInRing || (other.symbol !== 'C' && only.kind === '-')
}

type Sides = { left: boolean; right: boolean; above: boolean }

function sidesOf(
  { x, y }: StructureAtom,
  around: readonly Neighbour[],
  atoms: readonly StructureAtom[],
): Sides {
  const others = around.flatMap(({ atom }) => atoms[atom] ?? [])
  return {
    left: others.some((other) => other.x < x - beside),
    right: others.some((other) => other.x > x + beside),
    above: others.reduce((sum, other) => sum + other.y - y, 0) > 0,
  }
}

/** The text stands on the side without bonds; between bonds the hydrogen is above or below its atom. */
function places(
  name: string,
  { x, y, symbol, hydrogens }: StructureAtom,
  texts: Written | undefined,
  { left, right, above }: Sides,
): Record<string, Atom> {
  if (!texts) return { [name]: [x, y] }
  const [outwards, inwards] = texts
  if (left && right && hydrogens === 1 && outwards.startsWith(`${symbol}H`)) {
    const aside = above ? -hydrogenAway : hydrogenAway
    return {
      [name]: [x, y, outwards.replace(`${symbol}H`, symbol), 'start'],
      [`${name}h`]: [x, y + aside, 'H', 'start'],
    }
  }
  return { [name]: right && !left ? [x, y, inwards, 'end'] : [x, y, outwards, 'start'] }
}
