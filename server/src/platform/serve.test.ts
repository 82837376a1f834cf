import assert from 'node:assert/strict'
import test from 'node:test'
import { endpoint } from '@vikalp/contract/endpoint'
import fastify from 'fastify'
import { z } from 'zod'
import type { Db } from './db.ts'
import { installErrorReply } from './error-reply.ts'
import { ready } from './json/ready-json.ts'
import { serve } from './serve.ts'
import { closeTenants, connectTenants } from './tenants.ts'

const readStudent = endpoint({
  method: 'GET',
  path: '/students/{userId}',
  summary: 'A student, with the id in any case',
  access: 'readStudent',
  data: true,
  params: z.object({ userId: z.string().toLowerCase() }),
  response: z.string(),
})

const caller = {
  userId: 'meera',
  role: 'teacher',
  name: 'Meera',
  email: 'meera@mail.example',
  token: 't',
  tenant: 'demo',
} as const

test('the right is checked for the same id, in the same database, that the handler gets', async (t) => {
  const databases = connectTenants('postgres://vikalp@nowhere.invalid/vikalp') // nothing here is read from them
  t.after(() => closeTenants(databases))
  const app = fastify()
  app.setValidatorCompiler(() => () => true)
  installErrorReply(app)
  app.decorate('databases', databases)
  app.decorate('authenticate', async () => caller)
  app.decorate('countCall', async () => undefined)
  app.decorate('renewToken', async () => undefined)
  const asked: [Db, string][] = []
  app.decorate('findRelation', async (db: Db, _caller: string, _target: string, id: string) => {
    asked.push([db, id])
    return 'pupil' as const
  })
  serve(app, readStudent, ({ db, params }) => {
    assert.equal(db, databases.demo)
    return params.userId
  })
  const headers = { authorization: 'Bearer token' }
  const reply = await app.inject({ method: 'GET', url: '/students/ASHA', headers })
  assert.deepEqual([reply.statusCode, reply.json()], [200, { data: 'asha' }])
  assert.equal(asked.length, 1)
  assert.ok(asked[0]?.[0] === databases.demo && asked[0][1] === 'asha')
})

test('an answer that is ready is sent as one that is written now, to HEAD without its body', async (t) => {
  const databases = connectTenants('postgres://vikalp@nowhere.invalid/vikalp') // nothing is read from them
  t.after(() => closeTenants(databases))
  const app = fastify()
  app.decorate('databases', databases)
  app.decorate('countCall', async () => undefined)
  const item = { text: 'a "√2" \u2028', place: 1 }
  const response = z.object({ text: z.string(), place: z.int(), note: z.string().optional() })
  const read = { method: 'GET', summary: 'An item', access: 'visit', response } as const
  for (const data of [true, false]) {
    serve(app, endpoint({ ...read, path: `/written/${data}`, data }), () => item)
    serve(app, endpoint({ ...read, path: `/ready/${data}`, data }), () => ready(item))
  }
  for (const data of [true, false])
    for (const method of ['GET', 'HEAD'] as const) {
      const ask = async (kind: string) => {
        const { statusCode, body, headers } = await app.inject({ method, url: `/${kind}/${data}` })
        return { statusCode, body, headers: { ...headers, date: undefined } }
      }
      const written = await ask('written')
      assert.equal(written.statusCode, 200)
      assert.deepEqual(await ask('ready'), written)
    }
})
