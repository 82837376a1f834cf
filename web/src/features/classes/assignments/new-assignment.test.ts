import assert from 'node:assert/strict'
import test from 'node:test'
import { faultOf, inputOf, readAssignment } from './new-assignment.ts'

const typed: Record<string, string> = {
  title: ' Optics ',
  exam: 'NEET',
  subject: 'Physics',
  chapter: 'optics',
  count: '10',
  dueOn: '2026-11-25',
}
const today = '2026-11-23'
const read = (changes: Record<string, string> = {}) =>
  readAssignment((field) => ({ ...typed, ...changes })[field] ?? '')

test('what is typed is due at the end of its day in India', () => {
  assert.deepEqual(inputOf(read(), { exam: 'NEET', subject: 'Physics', picks: [] }), {
    title: 'Optics',
    exam: 'NEET',
    subject: 'Physics',
    chapters: ['optics'],
    count: 10,
    dueAt: '2026-11-25T18:29:00.000Z',
  })
})

test('what is missing or out of its bounds is named', () => {
  const faults: Record<string, string>[] = [
    {},
    { chapter: '' },
    { title: ' ' },
    { count: '4' },
    { count: '51' },
    { dueOn: '2026-11-22' },
  ]
  assert.deepEqual(
    faults.map((changes) => faultOf(read(changes), 0, today)),
    [undefined, 'chapter', 'title', 'count', 'count', 'dueOn'],
  )
})

test('what was picked is the set, and says which chapters it is of', () => {
  const picks = [
    { questionId: 'opt-0001', chapter: 'optics' },
    { questionId: 'gra-0001', chapter: 'gravitation' },
    { questionId: 'opt-0002', chapter: 'optics' },
  ]
  const typedNothing = read({ chapter: '', count: '' })
  assert.equal(faultOf(typedNothing, picks.length, today), undefined)
  const { chapters, questionIds } = inputOf(typedNothing, { exam: 'NEET', subject: 'Physics', picks })
  assert.deepEqual(
    [chapters, questionIds],
    [
      ['optics', 'gravitation'],
      ['opt-0001', 'gra-0001', 'opt-0002'],
    ],
  )
})
