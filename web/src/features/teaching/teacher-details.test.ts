import assert from 'node:assert/strict'
import { test } from 'node:test'
import { detailsOf, findDetailErrors, formOf } from './teacher-details.ts'

const details = {
  subject: 'Physics',
  qualification: 'M.Sc., B.Ed.',
  phone: '+919825012345',
  teachingSince: 2015,
} as const

const sentences = { phoneWrong: 'phone', sinceWrong: (first: number, last: number) => `${first}-${last}` }

test('what was saved comes back out of its form', () => assert.deepEqual(detailsOf(formOf(details)), details))

test('an empty field says nothing', () => {
  const nothing = { subject: null, qualification: null, phone: null, teachingSince: null }
  assert.deepEqual(formOf(nothing), { subject: '', qualification: '', phone: '', teachingSince: '' })
  assert.deepEqual(detailsOf({ subject: '', qualification: '  ', phone: ' ', teachingSince: ' ' }), nothing)
})

test('a phone number may be typed with blanks, dashes and brackets', () => {
  const typed = detailsOf({ ...formOf(details), phone: '(079) 2630-6789' })
  assert.equal(typed.phone, '07926306789')
  assert.deepEqual(findDetailErrors(typed, 2026, sentences), {})
  for (const phone of ['12345', 'call me'])
    assert.deepEqual(findDetailErrors({ ...details, phone }, 2026, sentences), { phone: 'phone' })
})

test('a year lies between 1950 and this one', () => {
  const wrong = (teachingSince: number) =>
    findDetailErrors({ ...details, teachingSince }, 2026, sentences).teachingSince
  assert.deepEqual([1949, 1950, 2026, 2027, 2015.5, Number.NaN].map(wrong), [
    '1950-2026',
    undefined,
    undefined,
    '1950-2026',
    '1950-2026',
    '1950-2026',
  ])
})
