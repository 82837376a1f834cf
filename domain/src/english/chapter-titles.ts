import { textOf } from '../text-of.ts'

/** The chapters, by the keys that name them everywhere, also in stored attempts: the slugs of these titles. */
export const chapterTitles = {
  'units-and-measurements': 'Units and Measurements',
  kinematics: 'Kinematics',
  'laws-of-motion': 'Laws of Motion',
  'work-energy-and-power': 'Work, Energy and Power',
  'rotational-motion': 'Rotational Motion',
  gravitation: 'Gravitation',
  'properties-of-solids-and-liquids': 'Properties of Solids and Liquids',
  thermodynamics: 'Thermodynamics',
  'kinetic-theory-of-gases': 'Kinetic Theory of Gases',
  'oscillations-and-waves': 'Oscillations and Waves',
  electrostatics: 'Electrostatics',
  'current-electricity': 'Current Electricity',
  'magnetic-effects-of-current-and-magnetism': 'Magnetic Effects of Current and Magnetism',
  'electromagnetic-induction-and-alternating-currents': 'Electromagnetic Induction and Alternating Currents',
  'electromagnetic-waves': 'Electromagnetic Waves',
  optics: 'Optics',
  'dual-nature-of-matter-and-radiation': 'Dual Nature of Matter and Radiation',
  'atoms-and-nuclei': 'Atoms and Nuclei',
  'electronic-devices': 'Electronic Devices',
  'experimental-skills': 'Experimental Skills',

  'some-basic-concepts-in-chemistry': 'Some Basic Concepts in Chemistry',
  'atomic-structure': 'Atomic Structure',
  'chemical-bonding-and-molecular-structure': 'Chemical Bonding and Molecular Structure',
  'chemical-thermodynamics': 'Chemical Thermodynamics',
  solutions: 'Solutions',
  equilibrium: 'Equilibrium',
  'redox-reactions-and-electrochemistry': 'Redox Reactions and Electrochemistry',
  'chemical-kinetics': 'Chemical Kinetics',
  'classification-of-elements-and-periodicity': 'Classification of Elements and Periodicity',
  'p-block-elements': 'p-Block Elements',
  'd-and-f-block-elements': 'd- and f-Block Elements',
  'coordination-compounds': 'Coordination Compounds',
  'organic-chemistry-basic-principles-and-techniques': 'Organic Chemistry: Basic Principles and Techniques',
  hydrocarbons: 'Hydrocarbons',
  'organic-compounds-containing-halogens': 'Organic Compounds Containing Halogens',
  'organic-compounds-containing-oxygen': 'Organic Compounds Containing Oxygen',
  'organic-compounds-containing-nitrogen': 'Organic Compounds Containing Nitrogen',
  biomolecules: 'Biomolecules',
  'principles-related-to-practical-chemistry': 'Principles Related to Practical Chemistry',

  'diversity-in-living-world': 'Diversity in Living World',
  'structural-organisation-in-animals-and-plants': 'Structural Organisation in Animals and Plants',
  'cell-structure-and-function': 'Cell Structure and Function',
  'plant-physiology': 'Plant Physiology',
  'human-physiology': 'Human Physiology',
  'sexual-reproduction-in-flowering-plants': 'Sexual Reproduction in Flowering Plants',
  'human-reproduction-and-reproductive-health': 'Human Reproduction and Reproductive Health',
  'principles-of-inheritance-and-variation': 'Principles of Inheritance and Variation',
  'molecular-basis-of-inheritance': 'Molecular Basis of Inheritance',
  evolution: 'Evolution',
  'biology-and-human-welfare': 'Biology and Human Welfare',
  'biotechnology-and-its-applications': 'Biotechnology and its Applications',
  'ecology-and-environment': 'Ecology and Environment',
}

export type ChapterKey = keyof typeof chapterTitles

/** A chapter that left the catalogue keeps its key for a title. */
export const chapterTitle = (key: string): string => textOf(chapterTitles, key)
