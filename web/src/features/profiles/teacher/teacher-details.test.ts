import assert from 'node:assert/strict'
import { test } from 'node:test'
import { detailsOf, findFormProblems, formOf } from './teacher-details.ts'

const details = {
  subject: 'Physics',
  qualification: 'M.Sc., B.Ed.',
  phone: '+919825012345',
  teachingSince: 2015,
} as const

test('what was saved comes back out of its form', () => assert.deepEqual(detailsOf(formOf(details)), details))

test('an empty field says nothing', () => {
  const nothing = { subject: null, qualification: null, phone: null, teachingSince: null }
  assert.deepEqual(formOf(nothing), { subject: '', qualification: '', phone: '', teachingSince: '' })
  assert.deepEqual(detailsOf({ subject: '', qualification: '  ', phone: ' ', teachingSince: ' ' }), nothing)
})

test('a phone number may be typed with blanks, dashes and brackets', () => {
  const typed = detailsOf({ ...formOf(details), phone: '(079) 2630-6789' })
  assert.equal(typed.phone, '07926306789')
  assert.equal(findFormProblems(typed, 2026).phone, false)
  assert.equal(findFormProblems({ ...details, phone: '12345' }, 2026).phone, true)
  assert.equal(findFormProblems({ ...details, phone: 'call me' }, 2026).phone, true)
})

test('a year lies between 1950 and this one', () => {
  const isWrong = (teachingSince: number) =>
    findFormProblems({ ...details, teachingSince }, 2026).teachingSince
  assert.deepEqual([1949, 1950, 2026, 2027, 2015.5, Number.NaN].map(isWrong), [
    true,
    false,
    false,
    true,
    true,
    true,
  ])
})
