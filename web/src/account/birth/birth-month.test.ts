import assert from 'node:assert/strict'
import test from 'node:test'
import { birth } from '#messages/en/birth.ts'
import { findBirthErrors, monthOptions, readBirthMonth, yearOptions } from './birth-month.ts'

test('nothing is chosen beforehand, and what was not chosen is named', () => {
  assert.equal(monthOptions(birth.choose, birth.months)[0]?.value, '')
  assert.equal(yearOptions(birth.choose)[0]?.value, '')
  assert.deepEqual(
    findBirthErrors(
      readBirthMonth(() => ''),
      birth,
    ),
    {
      month: birth.needMonth,
      year: birth.needYear,
    },
  )
})

test('months are counted from January, years go back from the latest', () => {
  assert.deepEqual(monthOptions(birth.choose, birth.months)[12], { value: '12', label: 'December' })
  const years = yearOptions(birth.choose).slice(1)
  assert.deepEqual([years[0]?.value, years.at(-1)?.value], ['2020', '1950'])
  const typed: Record<string, string> = { year: '2009', month: '5' }
  assert.deepEqual(
    readBirthMonth((field) => typed[field] ?? ''),
    { year: 2009, month: 5 },
  )
})
