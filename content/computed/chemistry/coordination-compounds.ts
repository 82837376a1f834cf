import type { Computed } from '../../tools/mathematics/computed.ts'

/** What the ligands leave of the d orbitals: the sizes of the sets that are filled one after the other. */
const fields = {
  weak: [5],
  strongOctahedral: [3, 2],
  squarePlanar: [4, 1],
} as const

/** Each set takes one electron in every orbital before it takes pairs. */
function unpaired(electrons: number, field: keyof typeof fields): number {
  let left = electrons
  let single = 0
  for (const orbitals of fields[field]) {
    const here = Math.min(left, 2 * orbitals)
    single += here <= orbitals ? here : 2 * orbitals - here
    left -= here
  }
  return single
}

export const computed: Computed = {
  'coo-0083': () => {
    const ions: [element: number, charge: number, field: keyof typeof fields][] = [
      [26, 2, 'strongOctahedral'],
      [26, 3, 'strongOctahedral'],
      [27, 3, 'weak'],
      [27, 3, 'strongOctahedral'],
      [28, 2, 'squarePlanar'],
      [28, 2, 'weak'],
      [30, 2, 'weak'],
      [25, 3, 'strongOctahedral'],
    ]
    return ions.filter(([element, charge, field]) => unpaired(element - 18 - charge, field) === 0).length
  },
}
