import assert from 'node:assert/strict'
import test from 'node:test'
import { tidyCode } from '../classes/join-code.ts'
import { formatResetCode, resetCodePattern } from './reset-code.ts'

test('a code is shown in fours and read as it is shown', () => {
  assert.equal(formatResetCode('K7QM2WXDAB34'), 'K7QM-2WXD-AB34')
  assert.equal(tidyCode(' k7qm-2wxd ab34'), 'K7QM2WXDAB34')
})

test('a code has twelve characters, none of which looks like another', () => {
  assert.ok(resetCodePattern.test('K7QM2WXDAB34'))
  for (const wrong of ['K7QM2WXDAB3', 'K7QM2WXDAB345', 'K7QM2WXDAB3O', 'K7QM2WXDAB31', 'k7qm2wxdab34'])
    assert.ok(!resetCodePattern.test(wrong), wrong)
})
