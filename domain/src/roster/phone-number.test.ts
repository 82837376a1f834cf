import assert from 'node:assert/strict'
import test from 'node:test'
import { isPhone, tidyPhone } from './phone-number.ts'

test('spaces, dots, dashes and brackets are removed', () => {
  assert.equal(tidyPhone('+91 98250 12345'), '+919825012345')
  assert.equal(tidyPhone('(079) 2630.6789'), '07926306789')
})

test('8 to 15 digits are a phone number', () => {
  for (const phone of ['12345678', '123456789012345', '+91 98250 12345']) assert.ok(isPhone(phone), phone)
  for (const phone of ['1234567', '1234567890123456', '91+98250123', 'callme12345678'])
    assert.ok(!isPhone(phone), phone)
})
