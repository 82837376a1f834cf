import assert from 'node:assert/strict'
import test from 'node:test'
import { tidyConsentToken } from './consent-code.ts'

test('a code from paper is read in any spelling', () =>
  assert.equal(tidyConsentToken(' k7qm-2wxd abcd '), 'K7QM2WXDABCD'))

test('the token of a link keeps its small letters', () =>
  assert.equal(tidyConsentToken(' aB-c_dEfGhIjKlMnOpQrStUvWxYz0123 '), 'aB-c_dEfGhIjKlMnOpQrStUvWxYz0123'))
