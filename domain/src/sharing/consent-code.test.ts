import assert from 'node:assert/strict'
import test from 'node:test'
import { formatConsentCode, tidyConsentToken } from './consent-code.ts'

test('a code from paper is read in any spelling, and printed in groups of four', () => {
  assert.equal(tidyConsentToken(' k7qm-2wxd abcd '), 'K7QM2WXDABCD')
  assert.equal(formatConsentCode('K7QM2WXDABCD'), 'K7QM-2WXD-ABCD')
})

test('the token of a link keeps its small letters', () =>
  assert.equal(tidyConsentToken(' aB-c_dEfGhIjKlMnOpQrStUvWxYz0123 '), 'aB-c_dEfGhIjKlMnOpQrStUvWxYz0123'))
