import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { rights } from '@vikalp/contract/rights'
import { addressOf, bodies, listOperations, type Operation, targetOf } from '#testing/operations.ts'
import { dataOf, type TestApp, testApp } from '#testing/test-app.ts'
import { buildWorld, type Person, people, secretsOf, type World } from '#testing/world.ts'

let server: TestApp
let known: World
let unknown: World
before(async () => {
  server = await testApp({ CALL_LIMITS: 'off' })
  known = await buildWorld(server)
  unknown = await buildWorld(server)
  const text = 'DELETE FROM confirmations WHERE user_id = ANY ($1)'
  const statement = { name: 'test.unconfirm', text, parameters: ['ids'] }
  await server.db.run(statement, { ids: Object.values(unknown.ids) })
})
after(() => server.close())

const order = ['GET', 'POST', 'PUT', 'DELETE']
/** These end what the others of the walk need. */
const ending = ['/api/accounts/sign-out', '/api/accounts/devices', '/api/institutes/membership']

const isFor = ({ access }: Operation, person: Person): boolean => {
  const right = rights[access]
  if (right === 'anyone') return false
  const roles: readonly string[] = 'to' in right ? Object.keys(right.grants) : right.roles
  return roles.includes(people[person])
}

async function callOf({ tokens, targets }: World, person: Person, operation: Operation) {
  const { method, path, access, hasBody } = operation
  const target = targetOf(access)
  const id = target && targets[target.to].find(({ relatives }) => relatives.includes(person))?.id
  if (target && !id) return undefined
  const body = hasBody ? bodies[`${method} ${path}`] : undefined
  return server.call(method, addressOf(operation, id), { token: tokens[person], ...(body && { body }) })
}

/** Every route that Ira's teacher and institute may call, and which of them show how to reach her. */
async function walk(world: World): Promise<{ tried: number; showing: string[] }> {
  const { name: _, ...contacts } = secretsOf('ira')
  const secrets = [...Object.values(contacts), `person-${world.ids.ira}@mail.example`]
  const operations = (await listOperations(server))
    .filter(({ path }) => !ending.some((end) => path.startsWith(end)))
    .sort((one, other) => order.indexOf(one.method) - order.indexOf(other.method))
  const showing: string[] = []
  let tried = 0
  for (const operation of operations)
    for (const person of ['meera', 'north'] as const) {
      if (!isFor(operation, person)) continue
      const reply = await callOf(world, person, operation)
      if (!reply) continue
      tried++
      const text = JSON.stringify(reply.body ?? '')
      if (secrets.some((secret) => text.includes(secret)))
        showing.push(`${operation.method} ${operation.path} to ${person}`)
    }
  return { tried, showing }
}

test('nobody whom nobody confirmed judges, prints codes for guardians or opens an account', async () => {
  const [ira, text] = [unknown.ids.ira, unknown.targets['reported suggestion'][0]?.id]
  const classId = unknown.targets.class[0]?.id
  for (const person of ['meera', 'north'] as const) {
    const token = unknown.tokens[person]
    const call = async (method: 'POST' | 'PUT', path: string, body?: object) =>
      (await server.call(method, path, { token, ...(body && { body }) })).status
    assert.equal(await call('PUT', `/api/suggestions/${text}/verdict`, { keep: true }), 404, person)
    assert.equal(await call('POST', `/api/students/${ira}/reset-code`), 403, person)
    assert.equal(await call('POST', `/api/classes/${classId}/consent-papers`), 403, person)
    const reported = await server.call('GET', '/api/suggestions/reported', { token })
    assert.deepEqual(dataOf(reported.body), [], person)
  }
})

test('no route shows them how a student can be reached', async () => {
  const { tried, showing } = await walk(unknown)
  assert.ok(tried > 50, `${tried} calls`)
  assert.deepEqual(showing, [])
})

test('to those who are confirmed the contact details do, whose opening is written down, and no other route', async () => {
  assert.deepEqual((await walk(known)).showing, [
    'GET /api/profiles/teacher/students/{userId} to meera',
    'GET /api/profiles/teacher/students/{userId} to north',
  ])
})
