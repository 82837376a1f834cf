import assert from 'node:assert/strict'
import { test } from 'node:test'
import { screenState } from './screen-state.ts'

test('without navigation state the required defaults are used and marked as such', () => {
  assert.deepEqual(screenState('testType', null), { exam: 'NEET', isDefault: true })
  assert.deepEqual(screenState('chapters', undefined), {
    testType: 'JEE',
    subject: 'Physics',
    isDefault: true,
  })
  assert.deepEqual(screenState('quiz', {}), {
    testType: 'NEET',
    subject: 'Biology',
    chapter: 'diversity-in-living-world',
    count: 0,
    quick: false,
    missedIn: '',
    assignmentId: '',
    practice: '',
    mistakes: '',
    today: '',
    fromChapters: false,
    isDefault: true,
  })
})

test('navigation state overrides the defaults', () => {
  const came = { testType: 'GUJCET', subject: 'Chemistry' }
  assert.deepEqual(screenState('chapters', came), { ...came, isDefault: false })
})

test('only true asks for a quick quiz', () => {
  const { quick } = screenState('quiz', { testType: 'NEET', quick: 'yes' })
  assert.equal(quick, false)
  assert.equal(screenState('quiz', { testType: 'NEET', quick: true }).quick, true)
})

test('a part that is missing is filled in', () => {
  assert.deepEqual(screenState('chapters', { subject: 'Biology' }), {
    testType: 'JEE',
    subject: 'Biology',
    isDefault: false,
  })
})

test('values that are not text, empty or unknown are ignored', () => {
  const came = { testType: 7, subject: '', sheet: true, __proto__: { exam: 'x' } }
  assert.deepEqual(screenState('chapters', came), { testType: 'JEE', subject: 'Physics', isDefault: true })
})
