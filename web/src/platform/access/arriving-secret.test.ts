import assert from 'node:assert/strict'
import test from 'node:test'
import { secretIn } from './arriving-secret.ts'

test('the secret of a link is read as it was sent, also where a program has written its signs as numbers', () => {
  assert.equal(secretIn('#K7QM-2WXD-AB34'), 'K7QM-2WXD-AB34')
  assert.equal(secretIn('#withdraw%3AaB-c_dEf'), 'withdraw:aB-c_dEf')
})

test('a link without a secret, or a mangled one, has none', () => {
  for (const hash of ['', '#', '#abc%', '#%E0%A4%A', '#100%25%'])
    assert.equal(secretIn(hash), undefined, hash)
})
