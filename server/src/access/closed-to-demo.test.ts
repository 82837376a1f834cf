import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { type Right, rights } from '@vikalp/contract/rights'
import { z } from 'zod'
import { contractEndpoints } from '#testing/contract-endpoints.ts'
import { addressOf, bodies, targetOf } from '#testing/operations.ts'
import { errorOf, rowsOf, storedTables, type TestApp, testApp } from '#testing/test-app.ts'
import { buildWorld, people, personNames, type World } from '#testing/world.ts'

let server: TestApp
let world: World
before(async () => {
  server = await testApp({ CALL_LIMITS: 'off' })
  world = await buildWorld(server, 'demo')
})
after(() => server.close())

/** What these are told is looked up, and none of it is kept. */
const lookedUp = [
  'POST /api/classes/join',
  'POST /api/classes/preview',
  'POST /api/classes/{classId}/tests/preview',
  'POST /api/hint/',
  'POST /api/institutes/join',
  'POST /api/quiz/start',
  'POST /api/quiz/submit',
  'POST /api/quiz/submit-multiple',
  'POST /api/sittings',
  'PUT /api/bookmarks',
]

/** A number as it was typed, ten signs at most, which is shown to this account alone until the night. */
const short = ['POST /api/sittings/{sittingId}/events']

type Json = { type?: string; enum?: unknown; const?: unknown; format?: string; pattern?: string }

/** Whether somebody can write there what they like. */
function takesWords(json: unknown): boolean {
  if (typeof json !== 'object' || json === null) return false
  const { type, ...of }: Json = json
  const isChoice = of.enum !== undefined || of.const !== undefined
  if (type === 'string') return !isChoice && of.format === undefined && of.pattern === undefined
  return Object.values(json).some(takesWords)
}

const stored = () => Promise.all(storedTables.map((table) => rowsOf(server.databases.demo, table)))

test('nothing that is typed into a demo account is kept, for anybody could read it there', async () => {
  const before = await stored()
  const closed: string[] = []
  for (const endpoint of await contractEndpoints()) {
    const { method, path, access, body } = endpoint
    const right: Right = rights[access]
    const key = `${method} ${path}`
    const writes = body && takesWords(z.toJSONSchema(body, { io: 'input', target: 'draft-7' }))
    if (right === 'anyone' || !(endpoint.closedToDemo || writes) || [...lookedUp, ...short].includes(key))
      continue
    const target = targetOf(access)
    for (const person of personNames) {
      const id = target && world.targets[target.to].find(({ relatives }) => relatives.includes(person))?.id
      const roles: readonly string[] = 'to' in right ? Object.keys(right.grants) : right.roles
      if (!roles.includes(people[person]) || (target && !id)) continue
      const reply = await server.call(method, addressOf({ method, path, access, hasBody: true }, id), {
        token: world.tokens[person],
        ...(body && { body: bodies[key] ?? {} }),
      })
      assert.deepEqual([reply.status, errorOf(reply.body)?.code], [403, 'forbidden'], `${key} as ${person}`)
      closed.push(key)
    }
  }
  assert.deepEqual(await stored(), before)
  const names = new Set(closed)
  assert.ok(
    names.has('POST /api/classes') && names.has('POST /api/reports') && names.size >= 15,
    [...names].join(),
  )
})
