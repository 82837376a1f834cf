import assert from 'node:assert/strict'
import test from 'node:test'
import { endpoint } from '@vikalp/contract/endpoint'
import fastify from 'fastify'
import { z } from 'zod'
import { installErrorReply } from './error-reply.ts'
import { serve } from './serve.ts'

const readStudent = endpoint({
  method: 'GET',
  path: '/students/{userId}',
  summary: 'A student, whose id may be written in any case',
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
} as const

test('the right is asked for the very id that the handler gets', async () => {
  const app = fastify()
  app.setValidatorCompiler(() => () => true)
  installErrorReply(app)
  app.decorate('authenticate', async () => caller)
  app.decorate('countCall', async () => undefined)
  const asked: string[] = []
  app.decorate('findRelation', async (_caller: string, _target: string, id: string) => {
    asked.push(id)
    return 'pupil' as const
  })
  serve(app, readStudent, ({ params }) => params.userId)
  const headers = { authorization: 'Bearer token' }
  const reply = await app.inject({ method: 'GET', url: '/students/ASHA', headers })
  assert.deepEqual([reply.statusCode, reply.json()], [200, { data: 'asha' }])
  assert.deepEqual(asked, ['asha'])
})
