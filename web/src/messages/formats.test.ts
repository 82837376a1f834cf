import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatsOf } from './formats.ts'

const english = formatsOf('en-IN')
const hindi = formatsOf('hi-IN')

test('numbers are grouped the Indian way', () => {
  assert.equal(english.number(3306), '3,306')
  assert.equal(english.number(1234567), '12,34,567')
  const numbers = [0, 7, 999, 1000, -3, 2.5, Number.NaN]
  for (const locale of ['en-IN', 'gu-IN', 'hi-IN', 'mr-IN'])
    assert.deepEqual(
      numbers.map((value) => formatsOf(locale).number(value)),
      numbers.map((value) => value.toLocaleString(locale)),
      locale,
    )
})

test('a percent is whole; a rate has one decimal, even when it is round', () => {
  assert.equal(english.percent(89), '89%')
  assert.equal(english.rate(70), '70.0%')
  assert.equal(english.decimal(0.75), '0.8')
})

test('each language chooses the plural form and the digits by its own rules', () => {
  const english0and1 = [0, 1, 2, 1200].map((count) =>
    english.plural(count, { one: '# quiz', other: '# quizzes' }),
  )
  assert.deepEqual(english0and1, ['0 quizzes', '1 quiz', '2 quizzes', '1,200 quizzes'])
  // In Hindi zero is singular.
  const words = { one: '# छात्र है', other: '# छात्र हैं' }
  assert.deepEqual(
    [0, 1, 2].map((count) => hindi.plural(count, words)),
    ['0 छात्र है', '1 छात्र है', '2 छात्र हैं'],
  )
})

test('a missing form falls back to `other`, and a form may omit the number', () => {
  assert.equal(english.plural(1, { other: '# left' }), '1 left')
  assert.equal(english.plural(2, { one: 'day learning', other: 'days learning' }), 'days learning')
})

test('a list is joined as one phrase, whatever its length', () => {
  assert.equal(english.list(['Physics', 'Chemistry', 'Biology']), 'Physics, Chemistry, Biology')
  assert.equal(english.list(['Physics']), 'Physics')
})

test('a day is formatted in Indian time', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  assert.equal(english.day('2026-11-18T20:00:00Z', now), '19 Nov')
  assert.equal(english.day('2026-11-18T18:00:00Z', now), '18 Nov')
})

test('the year is added unless it is the current one, which changes at midnight in India', () => {
  assert.equal(english.day('2025-11-19T10:00:00Z', new Date('2026-11-21T10:00:00Z')), '19 Nov 2025')
  assert.equal(english.day('2025-12-31T20:00:00Z', new Date('2026-01-05T10:00:00Z')), '1 Jan')
})

test('a day of the register is written in full, in any time zone', () =>
  assert.equal(english.weekday('2026-11-21'), 'Saturday, 21 November'))

test('a period is named by its first day, in any time zone', () => {
  assert.equal(english.period('weekly', '2026-11-16'), 'Mon')
  assert.equal(english.period('weekly', '2026-11-22'), 'Sun')
  assert.equal(english.period('monthly', '2026-01-01'), 'Jan')
  assert.equal(english.period('yearly', '2022-01-01'), '2022')
})

test('the narrow form is one letter or two digits', () => {
  assert.equal(english.period('weekly', '2026-11-16', 'narrow'), 'M')
  assert.equal(english.period('monthly', '2026-08-01', 'narrow'), 'A')
  assert.equal(english.period('yearly', '2022-01-01', 'narrow'), '22')
})
