import assert from 'node:assert/strict'
import test from 'node:test'
import { parsePu } from './quantity.ts'

// The International System of Units, 9th edition, tables 4 to 8; what else the question bank uses beside it.
const equal: [unit: string, definition: string][] = [
  ['1 kg', '1000 g'],
  ['1 Hz', '1 s-1'],
  ['1 N', '1 kg m s-2'],
  ['1 Pa', '1 N m-2'],
  ['1 J', '1 N m'],
  ['1 W', '1 J s-1'],
  ['1 C', '1 A s'],
  ['1 V', '1 W A-1'],
  ['1 F', '1 C V-1'],
  ['1 ohm', '1 V A-1'],
  ['1 S', '1 ohm-1'],
  ['1 Wb', '1 V s'],
  ['1 T', '1 Wb m-2'],
  ['1 H', '1 Wb A-1'],
  ['1 lm', '1 cd'],
  ['1 lx', '1 lm m-2'],
  ['1 Bq', '1 s-1'],
  ['1 Ci', '3.7e10 Bq'],
  ['1 D', '1 m-1'],
  ['1 L', '1e-3 m3'],
  ['1 M', '1 mol L-1'],
  ['1 min', '60 s'],
  ['1 h', '3600 s'],
  ['1 d', '24 h'],
  ['1 y', '365.25 d'],
  ['180 deg', '3.14159265358979 rad'],
  ['1 deg', '60 arcmin'],
  ['1 arcmin', '60 "'],
  ['1 rev', '6.28318530717959 rad'],
  ['60 rpm', '6.28318530717959 rad s-1'],
  ['1 sr', '1 rad'],
  ['1 eV', '1.602e-19 J'],
  ['1 e', '1.602e-19 C'],
  ['1 Wh', '3600 J'],
  ['1 cal', '4.184 J'],
  ['1 erg', '1 dyn cm'],
  ['1 dyn', '1e-5 N'],
  ['1 u', '1.6605e-27 kg'],
  ['1 Da', '1 u'],
  ['1 t', '1000 kg'],
  ['1 atm', '101325 Pa'],
  ['1 bar', '1e5 Pa'],
  ['1 mmHg', '133.322 Pa'],
  ['1 torr', '1 mmHg'],
  ['1 Å', '0.1 nm'],
  ['1 AU', '1.496e11 m'],
  ['1 ly', '9.461e15 m'],
  ['1 pc', '3.086e16 m'],
  ['1 fermi', '1 fm'],
  ['1 hp', '746 W'],
  ['1 ha', '1e4 m2'],
  ['1 G', '1e-4 T'],
  ['1 BM', '9.274e-24 A m2'],
  ['1 ppm', '1e-4 %'],
  ['1 dB', '1 rad'],
  ['1 TW', '1e12 W'],
  ['1 GW', '1e9 W'],
  ['1 MW', '1e6 W'],
  ['1 kW', '1e3 W'],
  ['1 hPa', '1e2 Pa'],
  ['1 dm', '1e-1 m'],
  ['1 cm', '1e-2 m'],
  ['1 mm', '1e-3 m'],
  ['1 μm', '1e-6 m'],
  ['1 nm', '1e-9 m'],
  ['1 pm', '1e-12 m'],
  ['1 fm', '1e-15 m'],
]
for (const [unit, definition] of equal)
  test(`${unit} is ${definition}`, () => {
    const [left, right] = [parsePu(unit), parsePu(definition)]
    assert.ok(left && right)
    assert.deepEqual(left.dimension.map(positiveZero), right.dimension.map(positiveZero))
    assert.ok(Math.abs(left.si / right.si - 1) < 1e-12, `${left.si} against ${right.si}`)
  })

test('the seven base units are seven dimensions', () => {
  const dimensions = ['m', 'kg', 's', 'A', 'K', 'mol', 'cd'].map((unit) => parsePu(`1 ${unit}`))
  assert.deepEqual(
    dimensions.map((quantity) => [quantity?.si, quantity?.dimension.indexOf(1)]),
    [0, 1, 2, 3, 4, 5, 6].map((at) => [1, at]),
  )
  assert.ok(dimensions.every((quantity) => quantity?.dimension.filter((power) => power !== 0).length === 1))
})

test('what is counted has no dimension and no factor', () => {
  const counted = ['bp', 'turns', 'atoms', 'molecules', 'ions', 'electrons', 'photons', 'particles', 'beats']
  for (const what of [...counted, 'cells', 'ATP', 'NADH', 'NADPH']) {
    const quantity = parsePu(`12 ${what}`)
    assert.equal(quantity?.si, 12, what)
    assert.deepEqual(new Set(quantity.dimension), new Set([0]), what)
  }
})

test('a unit of its own name comes before a prefix, and what takes no prefix has none', () => {
  assert.equal(parsePu('1 min')?.units[0]?.unit.name, 'minute')
  assert.equal(parsePu('1 Pa')?.units[0]?.unit.name, 'pascal')
  assert.equal(parsePu('1 mmol')?.units[0]?.unit.name, 'millimole')
  for (const unit of ['katm', 'msr', 'khp', 'mmin', 'kATP'])
    assert.equal(parsePu(`1 ${unit}`), undefined, unit)
})

/** -0 and 0 are the same power. */
const positiveZero = (power: number): number => power + 0
