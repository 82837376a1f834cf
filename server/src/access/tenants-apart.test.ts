import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { bodies, listOperations, type Operation, queryOf } from '#testing/operations.ts'
import { rowsOf, storedTables, type TestApp, testApp } from '#testing/test-app.ts'
import { buildWorld, type Person, personNames, secretsOf, type World } from '#testing/world.ts'

// The same people twice, once signed up and once with demo accounts. There is no sample that could stand in.
let server: TestApp
let worlds: Record<'public' | 'demo', World>
before(async () => {
  server = await testApp({ CALL_LIMITS: 'off' }) // there are more ids than calls a minute
  worlds = { public: await buildWorld(server), demo: await buildWorld(server, 'demo') }
})
after(() => server.close())

const directions = [
  ['public', 'demo'],
  ['demo', 'public'],
] as const

type Call = { person: Person; tenant: 'public' | 'demo'; id?: string; body?: object | undefined }

const call = ({ method, path, hasBody }: Operation, { person, tenant, id = '', body }: Call) =>
  server.call(
    method,
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'day' ? '2026-11-20' : id)) + queryOf(path),
    {
      token: worlds[tenant].tokens[person],
      ...(hasBody && { body: body ?? bodies[`${method} ${path}`] }),
      from: `10.0.1.${personNames.indexOf(person)}`,
    },
  )

const idsOf = ({ targets }: World): string[] => Object.values(targets).flatMap((of) => of.map(({ id }) => id))
const storedRows = (tenant: 'public' | 'demo'): Promise<number[]> =>
  Promise.all(storedTables.map((table) => rowsOf(server.databases[tenant], table)))

for (const [from, to] of directions) {
  test(`nothing of ${to} exists for a caller of ${from}, whatever the route, the role and the id`, async () => {
    const stored = await storedRows(to)
    const operations = (await listOperations(server)).filter(
      ({ path }) => path.includes('{') && !path.includes('{chapter}'),
    )
    assert.ok(operations.length >= 12)
    for (const operation of operations)
      for (const person of personNames)
        for (const id of idsOf(worlds[to])) {
          const { status } = await call(operation, { person, tenant: from, id })
          assert.ok([403, 404].includes(status), `${operation.method} ${operation.path} ${person}: ${status}`)
        }
    assert.deepEqual(await storedRows(to), stored)
  })

  test(`a quiz of ${to} cannot be started again, answered or submitted from ${from}`, async () => {
    const stored = await storedRows(to)
    const operations = await listOperations(server)
    for (const { id: quizId } of worlds[to].targets.attempt)
      for (const path of ['/api/quiz/submit', '/api/quiz/submit-multiple']) {
        const operation = operations.find((one) => one.path === path)
        assert.ok(operation)
        const body = { ...bodies[`POST ${path}`], quizId }
        assert.equal((await call(operation, { person: 'ira', tenant: from, body })).status, 404, path)
      }
    assert.deepEqual(await storedRows(to), stored)
  })

  test(`no answer to ${from} holds a name or a contact of ${to}`, async () => {
    const secrets = personNames.flatMap((person) => Object.values(secretsOf(person, to)))
    for (const operation of (await listOperations(server)).filter(({ method }) => method === 'GET'))
      for (const person of personNames)
        for (const id of operation.path.includes('{') ? idsOf(worlds[from]) : ['']) {
          const text = JSON.stringify((await call(operation, { person, tenant: from, id })).body ?? '')
          for (const secret of secrets) assert.ok(!text.includes(secret), `${person} at ${operation.path}`)
        }
  })
}
