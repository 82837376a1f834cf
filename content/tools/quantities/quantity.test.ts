import assert from 'node:assert/strict'
import test from 'node:test'
import { isCount, parsePu, parseQuantity } from './quantity.ts'

const near = (actual: number | undefined, expected: number) =>
  assert.ok(
    actual !== undefined && Math.abs(actual - expected) <= Math.abs(expected) * 1e-9,
    `${actual} is not ${expected}`,
  )

// Source, value in SI, powers of m kg s A K mol cd, fewest and most significant figures.
const quantities: [source: string, si: number, dimension: string, figures: string][] = [
  ['25 m s-1', 25, '1,0,-1,0,0,0,0', '2-2'],
  ['1.2e-3 mol L-1', 1.2, '-3,0,0,0,0,1,0', '2-2'],
  ['8.0E-14 N', 8e-14, '1,1,-2,0,0,0,0', '2-2'],
  ['2.5 kg m^2', 2.5, '2,1,0,0,0,0,0', '2-2'],
  ['8.314 J K-1 mol-1', 8.314, '2,1,-2,0,-1,-1,0', '4-4'],
  ['8.314 J mol^{-1} K^{-1}', 8.314, '2,1,-2,0,-1,-1,0', '4-4'],
  [String.raw`27 \degree C`, 300.15, '0,0,0,0,1,0,0', '2-2'],
  ['27 °C', 300.15, '0,0,0,0,1,0,0', '2-2'],
  [String.raw`4.70 k\Omega`, 4700, '2,1,-3,-2,0,0,0', '3-3'],
  ['100 ohm', 100, '2,1,-3,-2,0,0,0', '1-3'],
  [String.raw`0.050 \mu m`, 5e-8, '1,0,0,0,0,0,0', '2-2'],
  ['6.0 μC', 6e-6, '0,0,1,1,0,0,0', '2-2'],
  ['72 km/h', 20, '1,0,-1,0,0,0,0', '2-2'],
  ['1500 cm3', 1.5e-3, '3,0,0,0,0,0,0', '2-4'],
  ['760 mmHg', 101324.72, '-1,1,-2,0,0,0,0', '2-3'],
  [String.raw`12 \%`, 0.12, '0,0,0,0,0,0,0', '2-2'],
  ['5 min', 300, '0,0,1,0,0,0,0', '1-1'],
  ['-3.4 eV', -3.4 * 1.602e-19, '2,1,-2,0,0,0,0', '2-2'],
  [String.raw`6.67 \times 10^{-11} N m2 kg-2`, 6.67e-11, '3,-1,-2,0,0,0,0', '3-3'],
  ['10^-3 mol', 1e-3, '0,0,0,0,0,1,0', '1-1'],
  ['+10^3 mol', 1e3, '0,0,0,0,0,1,0', '1-1'],
  ['-10^{+3} mol', -1e3, '0,0,0,0,0,1,0', '1-1'],
  ['−10^−3 mol', -1e-3, '0,0,0,0,0,1,0', '1-1'],
  ['0 m', 0, '1,0,0,0,0,0,0', '1-1'],
  ['0.00 m', 0, '1,0,0,0,0,0,0', '1-3'],
  ['4 m^{0.5}', 4, '0.5,0,0,0,0,0,0', '1-1'],
  ['8 J / mol', 8, '2,1,-2,0,0,-1,0', '1-1'],
  ['8 J/mol K', 8, '2,1,-2,0,1,-1,0', '1-1'],
  ['5 °C s-1', 5, '0,0,-1,0,1,0,0', '1-1'],
  ['0.10 M', 100, '-3,0,0,0,0,1,0', '2-2'],
]

for (const [source, si, dimension, figures] of quantities) {
  test(`\\pu{${source}} is read`, () => {
    const quantity = parsePu(source)
    near(quantity?.si, si)
    assert.equal(quantity?.dimension.map((power) => power + 0).join(), dimension)
    assert.equal(`${quantity?.figures.least}-${quantity?.figures.most}`, figures)
  })
}

const places: [source: string, lastPlace: number][] = [
  ['1500 m', 1],
  ['0.25 m', 0.01],
  ['1.20e-3 m', 1e-5],
  ['2e3 m', 1e3],
  [String.raw`2.5 \times 10^{3} m`, 100],
  ['10^-3 m', 1e-3],
]
for (const [source, lastPlace] of places)
  test(`the last digit of ${source} is worth ${lastPlace}`, () => near(parsePu(source)?.lastPlace, lastPlace))

test('a number with an unknown unit is no quantity', () => {
  assert.equal(parsePu('3 furlong'), undefined)
  assert.equal(parsePu('m s-1'), undefined)
})

test('an option is a quantity only when it is nothing else', () => {
  near(parseQuantity(String.raw`$\pu{25 m s-1}$`)?.value, 25)
  near(parseQuantity(String.raw`$-\pu{3.0 V}$`)?.value, -3)
  near(parseQuantity('$1.2 \\times 10^{-5}$')?.value, 1.2e-5)
  near(parseQuantity('$30^\\circ$')?.si, Math.PI / 6)
  near(parseQuantity('25%')?.si, 0.25)
  near(parseQuantity('−2')?.value, -2)
  for (const option of [
    '$2:1$',
    '$\\frac{1}{2}$',
    '5 chromosomes',
    '$3d$',
    '$\\pu{2 m}$ and $\\pu{3 m}$',
    '$2\\pi$',
    '$',
    '3 m',
    '$3',
    '3$',
  ])
    assert.equal(parseQuantity(option), undefined, option)
})

test('counts are whole bare numbers', () => {
  const count = (option: string) => {
    const quantity = parseQuantity(option)
    return quantity && isCount(quantity)
  }
  assert.deepEqual(['$4$', '$+3$', '25%', '$4.0$', '$\\pu{4 m}$'].map(count), [
    true,
    true,
    false,
    false,
    false,
  ])
})
