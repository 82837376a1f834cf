import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { type Right, rights } from '@vikalp/contract/rights'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { buildWorld, type Person, people, personNames, secretsOf, type World } from '#testing/world.ts'

let server: TestApp
let world: World
before(async () => {
  server = await testApp()
  world = await buildWorld(server)
})
after(() => server.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Operation = { method: Method; path: string; access: string; hasBody: boolean }
type OpenApi = { paths: Record<string, Record<string, { requestBody?: unknown; 'x-right'?: string }>> }

async function operations(): Promise<Operation[]> {
  const { paths } = (await server.call('GET', '/api/openapi.json')).body as OpenApi // OpenAPI fixes this shape
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody, 'x-right': access = 'none' }]) => ({
      method: method.toUpperCase() as Method, // OpenAPI lists methods in lower case
      path,
      access,
      hasBody: requestBody !== undefined,
    })),
  )
}

const rightOf = (access: string): Right | undefined =>
  new Map<string, Right>(Object.entries(rights)).get(access)

const noId = '0197f3c2-1111-7abc-8def-00000000ffff'
const quiz = { exam: 'NEET', subject: 'Physics', chapters: ['kinematics'] }
const activity = { type: 'test', title: 'T', description: 'D', date: '2026-11-01', score: null }

/** A good body for each route that takes one: a bad one would be refused before the right is looked at. */
const bodies: Record<string, object> = {
  'POST /api/accounts/sign-up': {
    name: 'New',
    email: 'new@mail.example',
    password: 'long enough',
    role: 'student',
  },
  'POST /api/accounts/sign-in': { email: 'new@mail.example', password: 'long enough' },
  'POST /api/users/verify-token': {},
  'POST /api/quiz/start': quiz,
  'POST /api/quiz/submit': { quizId: noId, questionId: 'kin-0001', selectedOption: 'A' },
  'POST /api/quiz/submit-multiple': {
    quizId: noId,
    answers: [{ questionId: 'kin-0001', selectedOption: 'A' }],
  },
  'POST /api/hint/': { question: 'kin-0001' },
  'POST /api/suggestions': { questionId: 'kin-0002', text: 'Draw it.' },
  'PUT /api/suggestions/{id}/verdict': { keep: true },
  'PUT /api/profiles/student': { grade: 'Class 12', phone: null, parentContact: null, address: null },
  'PUT /api/profiles/teacher': { subject: 'Physics', qualification: null, phone: null, teachingSince: null },
  'PUT /api/profiles/institute': { accreditation: null, location: null, establishedYear: null },
  'POST /api/classes': { name: 'New' },
  'PUT /api/classes/{classId}': { name: 'Other' },
  'PUT /api/classes/{classId}/students/{userId}': { rollNo: '77' },
  'PUT /api/classes/{classId}/register/{day}': { absent: [] },
  'POST /api/classes/join': { code: 'ABCDEFGH' },
  'POST /api/institutes/join': { code: 'ABCDEFGH' },
  'POST /api/institutes/activities': activity,
}

const addressOf = ({ path, access }: Operation, id = noId): string => {
  const right = rightOf(access)
  const by = right && right !== 'anyone' && 'to' in right ? right.by : undefined
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === by ? id : name === 'day' ? '2026-11-20' : name === 'chapter' ? 'kinematics' : noId,
  )
  return path === '/api/quiz/subjects'
    ? `${filled}?exam=NEET`
    : path === '/api/quiz/chapters'
      ? `${filled}?exam=NEET&subject=Physics`
      : path === '/api/suggestions'
        ? `${filled}?questionId=kin-0001`
        : filled
}

const call = (operation: Operation, person: Person | undefined, id?: string, where = world) => {
  const { method, path, hasBody } = operation
  const body = bodies[`${method} ${path}`]
  return server.call(method, addressOf(operation, id), {
    ...(person && { token: where.tokens[person] }),
    ...(hasBody && { body }),
    from: `10.0.0.${personNames.indexOf(person ?? 'ira')}`,
  })
}

test('every route names a row of the table of rights, and has a good body here', async () => {
  for (const { method, path, access, hasBody } of await operations()) {
    assert.ok(rightOf(access), `${method} ${path} has no right`)
    if (hasBody) assert.ok(bodies[`${method} ${path}`], `${method} ${path} needs a body in this test`)
  }
})

test('nobody without a token gets past an open route', async () => {
  for (const operation of await operations()) {
    const { status } = await call(operation, undefined)
    const isOpen = rightOf(operation.access) === 'anyone'
    assert.equal(
      status === 401 && !operation.path.endsWith('/sign-in'),
      !isOpen,
      `${operation.method} ${operation.path}`,
    )
  }
})

test('a role that may never do it is told so, whatever the id', async () => {
  for (const operation of await operations()) {
    const right = rightOf(operation.access)
    if (!right || right === 'anyone') continue
    const roles: readonly string[] = 'to' in right ? Object.keys(right.grants) : right.roles
    for (const person of personNames) {
      if (roles.includes(people[person])) continue
      const ids: string[] = 'to' in right ? world.targets[right.to].map(({ id }) => id) : [noId]
      for (const id of ids)
        assert.equal(
          (await call(operation, person, id)).status,
          403,
          `${operation.method} ${operation.path} ${person}`,
        )
    }
  }
})

test('what is not the own, a pupil’s or a member’s does not exist: peers, strangers, former pupils', async () => {
  let tried = 0
  for (const operation of await operations()) {
    const right = rightOf(operation.access)
    if (!right || right === 'anyone' || !('to' in right)) continue
    const roles = Object.keys(right.grants)
    for (const { id, relatives } of [...world.targets[right.to], { id: noId, relatives: [] }])
      for (const person of personNames) {
        if (!roles.includes(people[person]) || relatives.includes(person)) continue
        const { status, body } = await call(operation, person, id)
        assert.equal(status, 404, `${operation.method} ${operation.path} ${person}: ${JSON.stringify(body)}`)
        tried++
      }
  }
  assert.ok(tried > 100)
})

test('everybody else is let in: each right is tried in a world of its own', async () => {
  for (const operation of await operations()) {
    const right = rightOf(operation.access)
    if (!right || right === 'anyone') continue
    const changes = operation.method !== 'GET' && ('to' in right || operation.path.endsWith('/sign-out'))
    for (const person of personNames) {
      const isRole = (
        'to' in right ? Object.keys(right.grants) : (right.roles as readonly string[])
      ).includes(people[person])
      if (!isRole) continue
      const where = changes ? await buildWorld(server) : world
      const relative =
        'to' in right
          ? where.targets[right.to].find(({ relatives }) => relatives.includes(person))
          : undefined
      if ('to' in right && !relative) continue
      const { status, body } = await call(operation, person, relative?.id, where)
      const message = JSON.stringify(body)
      assert.ok(
        status !== 401 && status !== 403 && status < 500,
        `${operation.method} ${operation.path} ${person}: ${status} ${message}`,
      )
      if ('to' in right) assert.doesNotMatch(message, new RegExp(`The ${right.to} was not found`))
    }
  }
})

// Whose secrets a caller may meet anywhere; contact details only through the routes named below.
const mayKnow: Record<Person, readonly Person[]> = {
  ira: ['ira', 'meera', 'north'],
  kabir: ['kabir', 'meera', 'north'],
  zoya: ['zoya'],
  tara: ['tara', 'omar', 'south'],
  meera: ['ira', 'kabir', 'meera', 'north'],
  leela: ['leela', 'north'],
  omar: ['tara', 'omar', 'south'],
  north: ['ira', 'kabir', 'meera', 'leela', 'north'],
  south: ['tara', 'omar', 'south'],
}
const contactRoute = '/api/profiles/teacher/students/{userId}'
const ownRoutes = ['/api/profiles/student', '/api/profiles/student/{userId}']

test('no answer holds a name or a contact of somebody whom the caller has no business with', async () => {
  for (const operation of (await operations()).filter(({ method }) => method === 'GET')) {
    const right = rightOf(operation.access)
    const targets = right && right !== 'anyone' && 'to' in right ? world.targets[right.to] : [{ id: noId }]
    for (const person of personNames)
      for (const { id } of targets) {
        const text = JSON.stringify((await call(operation, person, id)).body ?? '')
        for (const other of personNames) {
          const { name, ...contacts } = secretsOf(other)
          const where = `${person} reads of ${other} at ${operation.path}`
          if (!mayKnow[person].includes(other)) assert.ok(!text.includes(name), where)
          const mayContact =
            (mayKnow[person].includes(other) && operation.path === contactRoute) ||
            (person === other && ownRoutes.includes(operation.path))
          for (const contact of Object.values(contacts))
            assert.ok(mayContact || !text.includes(contact), where)
        }
      }
  }
})
