import assert from 'node:assert/strict'
import test from 'node:test'
import { imbalanceOf } from './equation.ts'

const tex = String.raw

const balanced = [
  '2 H2 + O2 -> 2 H2O',
  '2H2(g) + O2(g) -> 2H2O(l)',
  'Zn(s) + Cu^2+(aq) -> Zn^2+(aq) + Cu(s)',
  'Zn + Cu^{2+} -> Zn^{2+} + Cu',
  'MnO4- + 8 H+ + 5 e- -> Mn^2+ + 4 H2O',
  'Cr2O7^2- + 14 H+ + 6 Fe^2+ -> 2 Cr^3+ + 6 Fe^3+ + 7 H2O',
  'CuSO4.5H2O -> CuSO4 + 5 H2O',
  'N2 + 3 H2 <=> 2 NH3',
  'H2 + 1/2 O2 -> H2O',
  '[Cu(NH3)4]^2+ <=> Cu^2+ + 4 NH3',
  tex`CaCO3 ->[\Delta] CaO + CO2 ^`,
  'Ag+ + Cl- -> AgCl v',
  'CH3COOH <=> CH3COO- + H+',
  'CH2=CH2 + H2 -> CH3-CH3',
  tex`^{235}_{92}U + ^1_0n -> ^{141}_{56}Ba + ^{92}_{36}Kr + 3^1_0n`,
  tex`^{14}_{6}C -> ^{14}_{7}N + ^{0}_{-1}e + \bar{\nu}`,
  '2 Mg(s) + O2(g) -> 2 MgO(s) + heat',
  'Zn + 2 Ag^+ -> Zn^{2+} + 2 Ag',
  '3/2 O2 -> O3',
  '(1/2) O2 + H2 -> H2O',
  '1.5 O2 -> O3',
  'CuSO4*5H2O -> CuSO4.5H2O',
  '2 e- + Cu^2+ -> Cu',
  '4 [Fe(CN)6]^4- -> 4 [Fe(CN)6]^3- + 4 e-',
  tex`2 ^1_1H + 2 ^1_0n -> ^4_2He + \gamma`,
  'CH3CO^{18}OH + H2O -> CH3CO^{18}OH + H2O',
]
for (const equation of balanced) {
  test(`${equation} balances`, () => assert.equal(imbalanceOf(equation), undefined))
}

const unbalanced: [equation: string, differences: string][] = [
  ['H2 + O2 -> H2O', 'O 2 against 1'],
  ['Zn + Ag+ -> Zn^2+ + Ag', 'charge 1 against 2'],
  ['Fe^3+ + e- -> Fe^3+', 'charge 2 against 3'],
  ['Ca(OH)2 -> CaO', 'O 2 against 1; H 2 against 0'],
  ['2 Fe^3+ -> Fe^2+', 'charge 6 against 2; Fe 2 against 1'],
  ['2 e- -> e-', 'charge -2 against -1'],
  ['3 CuSO4.5H2O -> CuSO4', 'Cu 3 against 1; S 3 against 1; O 27 against 4; H 30 against 0'],
  [tex`2 ^1_0n -> ^1_0n`, 'mass number 2 against 1'],
  [tex`_{92}^{238}U -> _{90}^{230}Th + ^4_2He`, 'mass number 238 against 234'],
  [tex`^{238}_{92}U -> ^{234}_{91}Th + ^4_2He`, 'atomic number 92 against 93'],
]
for (const [equation, differences] of unbalanced) {
  test(`${equation} does not balance`, () => assert.equal(imbalanceOf(equation)?.differences, differences))
}

test('an equation with a reagent over the arrow may be a scheme', () => {
  assert.equal(imbalanceOf('C2H6 ->[Br2] C2H5Br')?.labelled, true)
})

test('patterns, oxidation by [O], resonance and single formulas are not checked', () => {
  for (const source of [
    'R-OH -> R-X',
    'C2H5OH + [O] -> CH3CHO',
    'A <-> B',
    'H2SO4',
    'A -> B -> C',
    'ArNH2 -> ArN2+',
    'H2 -> oil',
    'oil -> H2',
    'H2 + Zz -> H2',
    'Ca(OH2 -> CaO',
    'CaOH)2 -> CaO',
    'N2 <- N2O',
  ])
    assert.equal(imbalanceOf(source), undefined, source)
})
