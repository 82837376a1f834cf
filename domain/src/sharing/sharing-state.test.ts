import assert from 'node:assert/strict'
import test from 'node:test'
import { mayShare, sharingState } from './sharing-state.ts'

const today = '2026-11-23'
for (const [answered, adultFrom, hasConsent, state, may] of [
  [false, null, false, 'unasked', false],
  [false, null, true, 'agreed', true],
  [true, null, false, 'adult', true],
  [true, '2026-11-23', false, 'adult', true],
  [true, '2026-11-24', false, 'waiting', false],
  [true, '2026-12-01', true, 'agreed', true],
] as const)
  test(`answered: ${answered}, adult from ${adultFrom}, consent: ${hasConsent} is ${state}`, () => {
    assert.equal(sharingState({ answered, adultFrom, hasConsent, today }), state)
    assert.equal(mayShare(state), may)
  })
