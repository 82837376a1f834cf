import assert from 'node:assert/strict'
import test from 'node:test'
import { guessLedger } from './guess-ledger.ts'

const right = { verdict: 'right', quarters: 16 } as const
const wrong = { verdict: 'wrong', quarters: -4 } as const

test('what was sure, half sure and guessed is counted apart, with the marks won and lost', () => {
  assert.deepEqual(
    guessLedger([
      { sureness: 'guess', ...wrong },
      { sureness: 'sure', ...right },
      { sureness: 'guess', ...right },
      { sureness: 'guess', ...wrong },
      { sureness: undefined, ...wrong },
      { sureness: 'guess', verdict: 'dropped', quarters: 16 },
    ]),
    [
      { sureness: 'sure', answers: 1, right: 1, won: 16, lost: 0 },
      { sureness: 'guess', answers: 3, right: 1, won: 16, lost: 8 },
    ],
  )
})

test('of whom nothing was said there is no ledger', () => {
  assert.deepEqual(guessLedger([{ sureness: undefined, ...wrong }]), [])
})
