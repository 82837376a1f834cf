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

/** Quarter turns of an octahedron: top, bottom, back left, back right, front right, front left. */
const turns = [
  [0, 1, 5, 2, 3, 4],
  [5, 3, 2, 0, 4, 1],
]

/** The name of a complex that all turns of a drawing share; letters stand for chelate ligands. */
function turnedName(drawing: readonly string[]): string {
  const named = (places: readonly string[]) => {
    const rings = [...new Set(places.filter((ligand) => ligand !== 'Cl'))]
    return places.map((ligand) => (ligand === 'Cl' ? ligand : rings.indexOf(ligand))).join()
  }
  const found = new Set([named(drawing)])
  for (const name of found)
    for (const turn of turns) found.add(named(turn.map((place) => name.split(',')[place] ?? '')))
  return [...found].sort()[0] ?? ''
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
  'coo-0090': () => {
    const drawings = [
      ['Cl', 'a', 'a', 'b', 'b', 'Cl'],
      ['Cl', 'Cl', 'a', 'a', 'b', 'b'],
      ['a', 'Cl', 'a', 'Cl', 'b', 'b'],
      ['a', 'b', 'Cl', 'a', 'Cl', 'b'],
    ]
    const isomers = new Set(drawings.map(turnedName)).size
    const ligands = new Set(drawings.map((drawing) => [...drawing].sort().join()))
    // One trans form, and each drawing of the cis form taken for another isomer.
    return { A: ligands.size, B: isomers, C: 1 + 2, D: drawings.length }
  },
}
