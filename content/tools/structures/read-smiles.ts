import { Molecule } from 'openchemlib'
import type { BondKind } from '../../figures/kit/chemistry/bonds.ts'

export type StructureAtom = {
  symbol: string
  charge: number
  hydrogens: number
  /** In bond lengths, y upwards. */
  x: number
  y: number
  isInRing: boolean
  /** It has one electron too few for its bonds and charge. */
  isRadical: boolean
}
/** A wedge or a hashed bond begins at its narrow end. */
export type StructureBond = { from: number; to: number; kind: BondKind }
export type Structure = { atoms: StructureAtom[]; bonds: StructureBond[] }

/** A molecule with its places in the plane; throws what is wrong with the SMILES. */
export function readSmiles(smiles: string): Structure {
  const molecule = parsed(smiles)
  molecule.ensureHelperArrays(Molecule.cHelperCIP)
  const length = molecule.getAllBonds() > 0 ? molecule.getAverageBondLength(false) : 1
  const atoms = numbersBelow(molecule.getAllAtoms()).map((atom): StructureAtom => {
    const hydrogens = molecule.getImplicitHydrogens(atom)
    const symbol = symbolOf(molecule, atom)
    const charge = molecule.getAtomCharge(atom)
    return {
      symbol,
      charge,
      hydrogens,
      x: molecule.getAtomX(atom) / length,
      // The library counts down the page.
      y: -molecule.getAtomY(atom) / length,
      isInRing: molecule.isRingAtom(atom),
      isRadical:
        symbol === 'C' && charge === 0 && molecule.getOccupiedValence(atom) + hydrogens === carbonBonds - 1,
    }
  })
  for (const [atom, { symbol }] of atoms.entries())
    if (molecule.getFreeValence(atom) < 0) throw new Error(`${smiles}: an atom ${symbol} has too many bonds`)
  const bonds = numbersBelow(molecule.getAllBonds()).map((bond): StructureBond => {
    const [from, to] = [molecule.getBondAtom(0, bond), molecule.getBondAtom(1, bond)]
    return { from, to, kind: kindOf(molecule, bond) }
  })
  return { atoms, bonds }
}

/** The same text for every SMILES of one compound, its stereochemistry included. */
export const canonicalOf = (smiles: string): string => parsed(smiles).getIDCode()

const carbonBonds = 4

function parsed(smiles: string): Molecule {
  // The library takes a branch that is not closed for the end of the molecule.
  if (smiles.split('(').length !== smiles.split(')').length)
    throw new Error(`${smiles} is no SMILES: a branch is not closed`)
  try {
    const molecule = Molecule.fromSmiles(smiles, { noCoordinates: true })
    if (molecule.getAllAtoms() > 0) {
      // Unlike the coordinates of fromSmiles these are the same each time.
      molecule.inventCoordinates()
      return molecule
    }
  } catch (error) {
    throw new Error(`${smiles} is no SMILES: ${error instanceof Error ? error.message : String(error)}`)
  }
  throw new Error(`${smiles} is no SMILES: it has no atoms`)
}

const numbersBelow = (end: number): number[] => Array.from({ length: end }, (_, index) => index)

function symbolOf(molecule: Molecule, atom: number): string {
  const mass = molecule.getAtomMass(atom)
  const symbol = molecule.getAtomLabel(atom)
  if (molecule.getAtomicNo(atom) === 1 && mass === 2) return 'D'
  return mass > 0 ? `^{${mass}}${symbol}` : symbol
}

function kindOf(molecule: Molecule, bond: number): BondKind {
  const type = molecule.getBondType(bond)
  if (type === Molecule.cBondTypeUp) return '>'
  if (type === Molecule.cBondTypeDown) return '|'
  const order = molecule.getBondOrder(bond)
  return order === 3 ? '#' : order === 2 ? '=' : '-'
}
