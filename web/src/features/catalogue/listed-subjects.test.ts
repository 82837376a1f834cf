import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultSubjects, listedSubjects } from './listed-subjects.ts'

test('an entry is a string or an object with a key', () => {
  assert.deepEqual(listedSubjects(['Chemistry', { key: 'Physics', questions: 3 }]), [
    { key: 'Chemistry' },
    { key: 'Physics' },
  ])
})

test('the number of chapters is taken where it is one', () => {
  const entries = [
    { key: 'Physics', chapters: 20 },
    { key: 'Chemistry', chapters: 'many' },
    { key: 'Biology', chapters: 1.5 },
  ]
  assert.deepEqual(listedSubjects(entries), [
    { key: 'Physics', chapters: 20 },
    { key: 'Chemistry' },
    { key: 'Biology' },
  ])
})

test('spellings of a known subject are one, an unknown one keeps its name', () => {
  assert.deepEqual(listedSubjects(['physics', { key: 'Physics' }, 'maths', ' Astronomy ']), [
    { key: 'Physics' },
    { key: 'Mathematics' },
    { key: 'Astronomy' },
  ])
})

test('an exam may have one subject', () =>
  assert.deepEqual(listedSubjects(['Biology']), [{ key: 'Biology' }]))

test('a list without a usable entry leaves the default subjects', () => {
  for (const entries of [[], undefined, null, 'Physics', [null, 7, '', {}, { key: 3 }]])
    assert.deepEqual(listedSubjects(entries), defaultSubjects)
  assert.deepEqual(
    defaultSubjects.map(({ key }) => key),
    ['Physics', 'Chemistry', 'Biology'],
  )
})
