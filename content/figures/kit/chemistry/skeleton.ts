import type { BondKind } from './bonds.ts'

/**
 * In bond lengths, y upwards; a bare corner of the skeleton has no text. Its first letter stands on the atom, or its
 * last when it is anchored at its end.
 */
export type Atom = readonly [x: number, y: number, text?: string | undefined, anchor?: 'start' | 'end']
export type Skeleton = { atoms: Record<string, Atom>; bonds: string }

export type Bond = { from: string; to: string; kind: BondKind }

export const neighboursOf = (atom: string, bonds: readonly Bond[]): string[] =>
  bonds.flatMap(({ from, to }) => (from === atom ? [to] : to === atom ? [from] : []))

/** `c1-c2 c2=o1` as a list; a missing atom is an error. */
export function readBonds({ atoms, bonds }: Skeleton): Bond[] {
  return bonds
    .trim()
    .split(/\s+/)
    .filter((text) => text !== '')
    .map((text) => {
      const [, from = '', kind = '', to = ''] = /^(\w+)([-=#>|~])(\w+)$/.exec(text) ?? []
      if (!isKind(kind) || !atoms[from] || !atoms[to]) throw new Error(`the bond ${text} cannot be read`)
      return { from, to, kind }
    })
}

const isKind = (text: string): text is BondKind => text !== '' && '-=#>|~'.includes(text)
