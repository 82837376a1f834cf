import type { BondKind } from '../../figures/kit/chemistry/bonds.ts'
import type { Structure, StructureAtom } from './read-smiles.ts'

/** How an atom with its hydrogens is written: away from its bond, and towards a bond that comes from the right. */
export type Written = readonly [outwards: string, inwards: string]

/** Groups that books write and do not draw, by their first atom and what that holds. */
const groups: Readonly<Record<string, Written>> = {
  'N+ -O- =O': ['NO_2', 'O_2N'],
  'N+ #N': ['N_2^+', '^+N_2'],
  'C -OH =O': ['COOH', 'HOOC'],
  'C -O- =O': ['COO^-', '^-OOC'],
  'CH =O': ['CHO', 'OHC'],
  'C #N': ['CN', 'NC'],
  'N+ #C-': ['NC', 'CN'],
  'C -Cl =O': ['COCl', 'ClOC'],
  'C -NH2 =O': ['CONH_2', 'H_2NOC'],
  'S -OH =O =O': ['SO_3H', 'HO_3S'],
  'S -O- =O =O': ['SO_3^-', '^-O_3S'],
  'S -Cl =O =O': ['SO_2Cl', 'ClO_2S'],
  'O -CH3': ['OCH_3', 'H_3CO'],
  'NH -CH3': ['NHCH_3', 'H_3CHN'],
  'N -CH3 -CH3': ['N(CH_3)_2', '(H_3C)_2N'],
  'C -Cl -Cl -Cl': ['CCl_3', 'Cl_3C'],
  'C -F -F -F': ['CF_3', 'F_3C'],
}

export type Neighbour = { atom: number; kind: BondKind }

export function neighboursIn({ atoms, bonds }: Structure): Neighbour[][] {
  const list: Neighbour[][] = atoms.map(() => [])
  for (const { from, to, kind } of bonds) {
    list[from]?.push({ atom: to, kind })
    list[to]?.push({ atom: from, kind })
  }
  return list
}

/** The groups of a structure by their first atom, with the atoms that their name stands for. */
export function groupsIn(structure: Structure): Map<number, { written: Written; held: number[] }> {
  const neighbours = neighboursIn(structure)
  const found = new Map<number, { written: Written; held: number[] }>()
  for (const [atom, around] of neighbours.entries()) {
    const isEnd = (each: Neighbour) => neighbours[each.atom]?.length === 1
    const ends = around.filter(isEnd)
    for (const kept of [ends, ...ends.map((end) => ends.filter((each) => each !== end))]) {
      const written = groups[nameOf(structure, atom, kept)]
      // All but one neighbour belong to the group, so that one bond leads to it.
      if (!written || kept.length !== around.length - 1) continue
      found.set(atom, { written, held: kept.map((each) => each.atom) })
    }
  }
  return found
}

function nameOf({ atoms }: Structure, atom: number, ends: readonly Neighbour[]): string {
  const held = ends.map((end) => `${plainKind(end.kind)}${codeOf(atoms[end.atom])}`).sort()
  return [codeOf(atoms[atom]), ...held].join(' ')
}

const plainKind = (kind: BondKind) => (kind === '=' || kind === '#' ? kind : '-')

function codeOf(atom: StructureAtom | undefined): string {
  if (!atom) return ''
  const { symbol, hydrogens, charge } = atom
  const sign = charge > 0 ? '+' : charge < 0 ? '-' : ''
  return `${symbol}${hydrogens === 0 ? '' : 'H'}${hydrogens > 1 ? hydrogens : ''}${sign}`
}

/** An atom with its hydrogens and its charge: `NH_2` and `H_2N`. */
export function writtenAtom({ symbol, hydrogens, charge, isRadical }: StructureAtom): Written {
  const count = hydrogens === 0 ? '' : hydrogens === 1 ? 'H' : `H_${hydrogens}`
  const size = Math.abs(charge) > 1 ? String(Math.abs(charge)) : ''
  const sign = charge === 0 ? '' : `^{${size}${charge > 0 ? '+' : '-'}}`
  const dot = isRadical ? '•' : ''
  return [`${symbol}${count}${sign}${dot}`, `${dot}${count}${symbol}${sign}`]
}
