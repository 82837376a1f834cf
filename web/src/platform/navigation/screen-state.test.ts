import assert from 'node:assert/strict'
import { test } from 'node:test'
import { screenState } from './screen-state.ts'

test('without navigation state the defaults of the specification hold, and it is said', () => {
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
    quick: false,
    isDefault: true,
  })
})

test('what the navigation brought stands over the defaults', () => {
  const came = { testType: 'GUJCET', subject: 'Chemistry' }
  assert.deepEqual(screenState('chapters', came), { ...came, isDefault: false })
})

test('a quick quiz is asked for by true alone', () => {
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

test('what is no text, empty or unknown is ignored', () => {
  const came = { testType: 7, subject: '', sheet: true, __proto__: { exam: 'x' } }
  assert.deepEqual(screenState('chapters', came), { testType: 'JEE', subject: 'Physics', isDefault: true })
})
