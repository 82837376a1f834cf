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

test('every bad setting is named', () =>
  assert.throws(
    () => readConfig({ PORT: '99999', HINT_SOURCE: 'oracle', TOKEN_SECRET: 'short' }),
    (error: Error) => ['PORT', 'HINT_SOURCE', 'TOKEN_SECRET'].every((name) => error.message.includes(name)),
  ))
