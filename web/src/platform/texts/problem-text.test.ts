import assert from 'node:assert/strict'
import test from 'node:test'
import type { Messages } from '#messages/messages.ts'
import { ApiFailure, type FailureCode } from '../api/api-failure.ts'
import { problemText } from './problem-text.ts'

/** Every sentence is the name of its place in the catalogue. */
const names = new Proxy({}, { get: (_, name) => name }) as Messages['problems'] // it has every name

const usual = {
  offline: 'offline',
  timeout: 'slow',
  unavailable: 'unavailable',
  rate_limited: 'tooManyTries',
}
const expected: Record<string, Partial<Record<FailureCode, string>> & { else: string }> = {
  quiz: { else: 'quizLoad' },
  submit: { else: 'submit' },
  hint: { else: 'hint' },
  landing: { else: 'backend' },
  verify: { else: 'verify' },
  signIn: { ...usual, unauthenticated: 'wrongPassword', else: 'signIn' },
  signUp: { ...usual, conflict: 'emailTaken', invalid_request: 'checkFields', else: 'signUp' },
  other: { ...usual, not_found: 'gone', else: 'unexpected' },
}
const codes: readonly FailureCode[] = [
  'offline',
  'timeout',
  'unavailable',
  'rate_limited',
  'unauthenticated',
  'conflict',
  'invalid_request',
  'not_found',
]
for (const screen of ['quiz', 'submit', 'hint', 'landing', 'verify', 'signIn', 'signUp', 'other'] as const)
  test(`what is said of each failure: ${screen}`, () => {
    const said = codes.map((code) => problemText(names, screen, new ApiFailure(code)))
    assert.deepEqual(
      said,
      codes.map((code) => expected[screen]?.[code] ?? expected[screen]?.else),
    )
  })

test('a fault of ours is the sentence for everything else', () =>
  assert.equal(problemText(names, 'signIn', new TypeError('x is undefined')), 'signIn'))
