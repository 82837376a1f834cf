import assert from 'node:assert/strict'
import test from 'node:test'
import { readConfig } from './config.ts'

test('an empty environment gives settings that work on a laptop', () => {
  const config = readConfig({})
  assert.equal(config.port, 3000)
  assert.equal(config.host, '127.0.0.1')
  assert.equal(config.databaseUrl, undefined)
  assert.equal(config.demo, true)
})

test('demo data is off with an external database, unless asked for', () => {
  const DATABASE_URL = 'postgres://db.example/vikalp'
  assert.equal(readConfig({ DATABASE_URL }).demo, false)
  assert.equal(readConfig({ DATABASE_URL, DEMO: 'on' }).demo, true)
})

test('who runs the site is a setting; the lines of the address are separated by bars', () => {
  const { operator } = readConfig({
    SITE_NAME: 'Abhyas',
    SITE_ADDRESS: 'Abhyas | 2 Ring Road|Surat 395002',
    SITE_EMAIL: 'help@abhyas.example',
    SITE_PHONE: '+91 261 400 0000',
  })
  assert.deepEqual(operator, {
    name: 'Abhyas',
    postalAddress: ['Abhyas', '2 Ring Road', 'Surat 395002'],
    email: 'help@abhyas.example',
    phone: '+91 261 400 0000',
  })
  assert.throws(
    () => readConfig({ SITE_EMAIL: 'nobody', SITE_PHONE: 'call us' }),
    /SITE_EMAIL[\s\S]*SITE_PHONE/,
  )
})

test('every bad setting is named', () =>
  assert.throws(
    () => readConfig({ PORT: '99999', HINT_SOURCE: 'oracle', TOKEN_SECRET: 'short' }),
    (error: Error) => ['PORT', 'HINT_SOURCE', 'TOKEN_SECRET'].every((name) => error.message.includes(name)),
  ))
