import assert from 'node:assert/strict'
import { join } from 'node:path'
import test, { after, before } from 'node:test'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { describeSchema, listFaults } from './schema.store.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const run = (text: string): Promise<number> => server.owner.run({ name: '', text, parameters: [] }, {})

test('the migrations make the schema in schema.sql', async (t) => {
  const written = `-- What the migrations make, written by npm run db:schema.\n\n${await describeSchema(server.db)}`
  t.assert.fileSnapshot(written, join(import.meta.dirname, 'schema.sql'), {
    serializers: [(text: unknown) => String(text)],
  })
})

test('every tenant has the same schema', async () => {
  const { public: people, ...others } = server.databases
  const schema = await describeSchema(people)
  for (const [tenant, db] of Object.entries(others)) assert.equal(await describeSchema(db), schema, tenant)
})

test('no table breaks the rules', async () => assert.deepEqual(await listFaults(server.db), []))

test('breaches of the rules and changes of the schema are found', async () => {
  const before = await describeSchema(server.db)
  await run('CREATE TABLE pens (colour varchar(9), since timestamp, owner uuid REFERENCES users, price real)')
  assert.deepEqual(await listFaults(server.db), [
    'pens has no primary key',
    'pens FOREIGN KEY (owner) REFERENCES users(id) has no index of its own',
    'pens.colour is character varying(9), a type that we do without',
    'pens.price is real, a type that we do without',
    'pens.since is timestamp without time zone, a type that we do without',
  ])
  await run('DROP TABLE pens')
  for (const [change, undo] of [
    ['ALTER TABLE users ALTER name DROP NOT NULL', 'ALTER TABLE users ALTER name SET NOT NULL'],
    ["ALTER TABLE users ALTER email SET DEFAULT ''", 'ALTER TABLE users ALTER email DROP DEFAULT'],
    ['ALTER TABLE users ADD CHECK (name <> subject)', 'ALTER TABLE users DROP CONSTRAINT users_check'],
    ['CREATE INDEX users_name ON users (name)', 'DROP INDEX users_name'],
    ["CREATE TYPE mood AS ENUM ('good')", 'DROP TYPE mood'],
    ['CREATE VIEW names AS SELECT name FROM users', 'DROP VIEW names'],
    ['CREATE SEQUENCE numbers', 'DROP SEQUENCE numbers'],
  ] as const) {
    await run(change)
    assert.notEqual(await describeSchema(server.db), before, change)
    await run(undo)
    assert.equal(await describeSchema(server.db), before, undo)
  }
})
