import type { ChapterKey } from './chapter-titles.ts'

export const chapterDescriptions: Record<ChapterKey, string> = {
  'units-and-measurements': 'SI units, dimensions, significant figures and honest error bars.',
  kinematics: 'Motion along a line and in a plane: graphs, vectors, relative motion, projectiles.',
  'laws-of-motion': "Newton's three laws, momentum, friction and the forces behind circular motion.",
  'work-energy-and-power': 'Work done by forces, energy conservation, power and collisions.',
  'rotational-motion': 'Centre of mass, torque, moment of inertia, angular momentum and rolling.',
  gravitation: 'Universal gravitation, variation of g, orbits, satellites and escape speed.',
  'properties-of-solids-and-liquids':
    'Elasticity, fluids, surface tension, thermal expansion and heat transfer.',
  thermodynamics: 'Heat, work and internal energy; gas processes and the laws of thermodynamics.',
  'kinetic-theory-of-gases': 'From molecules to pressure and temperature: rms speed, degrees of freedom.',
  'oscillations-and-waves': 'Simple harmonic motion, pendulums and springs, travelling and standing waves.',
  electrostatics: 'Charges, fields, flux, potential, conductors and capacitors.',
  'current-electricity': "Drift, resistance, cells, Kirchhoff's laws and bridge circuits.",
  'magnetic-effects-of-current-and-magnetism':
    'Fields of currents, forces on charges and wires, dipoles and magnetic materials.',
  'electromagnetic-induction-and-alternating-currents':
    'Faraday and Lenz, inductance, LCR circuits, resonance and transformers.',
  'electromagnetic-waves': 'Displacement current, wave properties and the electromagnetic spectrum.',
  optics: 'Mirrors, lenses, prisms and instruments; interference, diffraction, polarisation.',
  'dual-nature-of-matter-and-radiation': 'Photoelectric effect, photons and matter waves.',
  'atoms-and-nuclei': 'Rutherford and Bohr models, hydrogen spectrum, binding energy, fission and fusion.',
  'electronic-devices': 'Semiconductors, diodes, rectifiers, special diodes and logic gates.',
  'experimental-skills': 'Reading instruments, plotting data and reasoning about the listed experiments.',

  'some-basic-concepts-in-chemistry': 'Mole concept, stoichiometry, concentration and laws of combination.',
  'atomic-structure': 'Atomic models, hydrogen spectrum, quantum numbers and electronic configuration.',
  'chemical-bonding-and-molecular-structure':
    'Ionic and covalent bonds, VSEPR, hybridisation, MO theory, hydrogen bonding.',
  'chemical-thermodynamics': "First law, enthalpies, Hess's law, entropy and spontaneity.",
  solutions: "Concentration, Raoult's law, colligative properties and van't Hoff factor.",
  equilibrium: 'Chemical and ionic equilibria: constants, Le Chatelier, pH, buffers, solubility product.',
  'redox-reactions-and-electrochemistry':
    'Oxidation numbers, balancing, cells, Nernst equation, conductance, electrolysis.',
  'chemical-kinetics': 'Rate laws, order, integrated equations, Arrhenius equation and collisions.',
  'classification-of-elements-and-periodicity': 'The modern periodic table and the trends it explains.',
  'p-block-elements': 'Groups 13 to 18: trends, anomalous first members and group chemistry.',
  'd-and-f-block-elements': 'Transition metals, lanthanoids and actinoids: configuration, colour, magnetism.',
  'coordination-compounds': 'Werner theory, naming, isomerism, bonding and uses of complexes.',
  'organic-chemistry-basic-principles-and-techniques':
    'Naming, isomerism, electronic effects, intermediates, purification and analysis.',
  hydrocarbons: 'Alkanes, alkenes, alkynes and benzene: structure, conformations and reactions.',
  'organic-compounds-containing-halogens': 'Haloalkanes and haloarenes: preparation, SN1/SN2, elimination.',
  'organic-compounds-containing-oxygen':
    'Alcohols, phenols, ethers, aldehydes, ketones and carboxylic acids.',
  'organic-compounds-containing-nitrogen': 'Amines and diazonium salts: basicity, preparation and reactions.',
  biomolecules: 'Carbohydrates, proteins, nucleic acids, vitamins and hormones.',
  'principles-related-to-practical-chemistry':
    'Salt analysis, titrations, functional-group tests and preparations.',

  'sets-relations-and-functions': 'How collections are built and how one is paired with another.',
  'complex-numbers-and-quadratic-equations':
    'Numbers beyond the real line, and what the roots of a quadratic tell.',
  'matrices-and-determinants': 'Tables of numbers that add, multiply and solve equations.',
  'permutations-and-combinations': 'Counting arrangements and choices without listing them.',
  'binomial-theorem-and-its-simple-applications': 'Powers of a sum, term by term.',
  'sequence-and-series': 'Numbers that grow by equal steps or equal ratios, and their means.',
  'limit-continuity-and-differentiability':
    'How functions behave near a point, how fast they change and where they peak.',
  'integral-calculus': 'Adding up infinitely many small parts: antiderivatives and areas.',
  'differential-equations': 'Equations between a function and its rates of change.',
  'coordinate-geometry': 'Lines, circles and conics told by their equations.',
  'three-dimensional-geometry': 'Points, directions and lines in space.',
  'vector-algebra': 'Quantities with a direction: sums, dot and cross products.',
  'statistics-and-probability': 'The spread of data, and how likely events are.',
  trigonometry: 'Ratios of angles, their identities and their inverses.',
  'diversity-in-living-world':
    'Classification from Monera to mammals: taxonomy, kingdoms, plants and animals.',
  'structural-organisation-in-animals-and-plants':
    'Plant morphology and anatomy, animal tissues, frog and cockroach.',
  'cell-structure-and-function': 'Cell organelles, biomolecules and enzymes, the cell cycle and division.',
  'plant-physiology': 'Photosynthesis, respiration, and plant growth and development.',
  'human-physiology': 'Breathing, circulation, excretion, movement, nerves and hormones.',
  'sexual-reproduction-in-flowering-plants':
    'Gametophytes, pollination, double fertilisation, seeds and apomixis.',
  'human-reproduction-and-reproductive-health':
    'Reproductive systems, gametogenesis, pregnancy, contraception, ART and STDs.',
  'principles-of-inheritance-and-variation':
    'Mendel, deviations from Mendelism, linkage, sex determination, disorders.',
  'molecular-basis-of-inheritance':
    'DNA structure, replication, transcription, code, translation and regulation.',
  evolution: 'Origin of life, evidence, natural selection, Hardy-Weinberg and human evolution.',
  'biology-and-human-welfare': 'Human health and disease, immunity, cancer, drugs, and useful microbes.',
  'biotechnology-and-its-applications':
    'Recombinant DNA tools and processes; uses in medicine and farming; ethics.',
  'ecology-and-environment': 'Populations, ecosystems, energy flow, biodiversity and conservation.',
}
