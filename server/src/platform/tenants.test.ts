import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { inSchema, tenants } from './tenants.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const statement = (name: string, text: string) => ({ name: `test.${name}`, text, parameters: [] })
const users = statement('users', 'SELECT id FROM users')

test('a tenant reaches the rows of its own schema and no other', async () => {
  await server.signUp('student')
  const found = await Promise.all(tenants.map((tenant) => server.databases[tenant].run(users, {})))
  assert.deepEqual(found, [1, 0, 0])
})

test('a table missing in one schema is not taken from another', async () => {
  await server.owner.run(statement('make', 'CREATE TABLE only_here (id integer)'), {})
  const read = statement('only', 'SELECT id FROM only_here')
  assert.equal(await server.db.run(read, {}), 0)
  for (const tenant of ['sample', 'demo'] as const)
    await assert.rejects(server.databases[tenant].run(read, {}), /relation "only_here" does not exist/)
  await server.owner.run(statement('unmake', 'DROP TABLE only_here'), {})
})

test('nobody can change the sample through the server', async () => {
  const remove = statement('remove', 'DELETE FROM users')
  await assert.rejects(server.databases.sample.run(remove, {}))
  assert.equal(await server.databases.demo.run(remove, {}), 0)
})

test('options already in the address of a database are kept', () => {
  assert.equal(
    inSchema('postgres://a@/b?host=%2Fc&options=-c%20work_mem%3D8MB', 'demo'),
    'postgres://a@/b?host=%2Fc&options=-c+work_mem%3D8MB+-c+search_path%3Ddemo',
  )
  assert.equal(
    inSchema('postgres://a:x@host/b', 'demo'),
    'postgres://a:x@host/b?options=-c+search_path%3Ddemo',
  )
})
