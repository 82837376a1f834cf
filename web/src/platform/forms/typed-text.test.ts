import assert from 'node:assert/strict'
import test from 'node:test'
import { isYearWithin, textOrNull, yearOrNull } from './typed-text.ts'

test('a text loses the blanks around it, and nothing but blanks is none', () => {
  assert.equal(textOrNull('  Asha Patel '), 'Asha Patel')
  assert.equal(textOrNull(' \n\t'), null)
  assert.equal(textOrNull(''), null)
})

const years: [typed: string, year: number | null][] = [
  ['2010', 2010],
  [' 2010 ', 2010],
  ['', null],
  ['  ', null],
  ['0', Number.NaN],
  ['201', Number.NaN],
  ['20100', Number.NaN],
  ['2e10', Number.NaN],
  ['-201', Number.NaN],
]
for (const [typed, year] of years)
  test(`the year in ${JSON.stringify(typed)} is ${year}`, () => assert.equal(yearOrNull(typed), year))

test('a year lies within its bounds, which both count; none is fine, and NaN never is', () => {
  const within = [1899, 1900, 1950, 2026, 2027, null, Number.NaN].map((year) =>
    isYearWithin(year, 1900, 2026),
  )
  assert.deepEqual(within, [false, true, true, true, false, true, false])
})
