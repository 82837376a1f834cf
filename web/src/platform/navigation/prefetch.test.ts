import assert from 'node:assert/strict'
import test from 'node:test'
import { prefetchScreen, registerScreen } from './prefetch.ts'

test('the code of a likely screen is fetched, and a failure disturbs nobody before it is visited', async () => {
  const asked: string[] = []
  registerScreen('chapters', async () => asked.push('chapters'))
  registerScreen('quiz', async () => {
    asked.push('quiz')
    throw new TypeError('Failed to fetch')
  })
  for (const name of ['chapters', 'quiz', 'analysis'] as const) prefetchScreen(name)
  await new Promise(setImmediate) // a rejection that nobody handles would fail this test
  assert.deepEqual(asked, ['chapters', 'quiz'])
})
