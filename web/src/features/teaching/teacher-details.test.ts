import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDetailErrors, readDetails } from './teacher-details.ts'

const sentences = {
  phoneWrong: () => 'phone',
  sinceWrong: (first: number, last: number) => `${first}-${last}`,
}
const nothing = { subject: '', qualification: '', phone: '', teachingSince: '' }
const read = (typed: Partial<typeof nothing>) => readDetails((field) => ({ ...nothing, ...typed })[field])

test('typed text is read without surrounding blanks', () =>
  assert.deepEqual(
    read({
      subject: 'Physics',
      qualification: ' M.Sc., B.Ed. ',
      phone: '+919825012345',
      teachingSince: '2015 ',
    }),
    { subject: 'Physics', qualification: 'M.Sc., B.Ed.', phone: '+919825012345', teachingSince: 2015 },
  ))

test('an empty field is null', () =>
  assert.deepEqual(read({ qualification: '  ', phone: ' ', teachingSince: ' ' }), {
    subject: null,
    qualification: null,
    phone: null,
    teachingSince: null,
  }))

test('a phone number may be typed with blanks, dashes and brackets', () => {
  const typed = read({ phone: '(079) 2630-6789' })
  assert.equal(typed.phone, '07926306789')
  assert.deepEqual(findDetailErrors(typed, 2026, sentences), {})
  for (const phone of ['12345', 'call me'])
    assert.deepEqual(findDetailErrors(read({ phone }), 2026, sentences), { phone: 'phone' })
})

test('a year is between 1950 and this year', () => {
  const wrong = (teachingSince: string) =>
    findDetailErrors(read({ teachingSince }), 2026, sentences).teachingSince
  assert.deepEqual(['1949', '1950', '2026', '2027', '2015.5', 'long ago'].map(wrong), [
    '1950-2026',
    undefined,
    undefined,
    '1950-2026',
    '1950-2026',
    '1950-2026',
  ])
})
