import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { type Right, type RightName, rights, type Target } from '@vikalp/contract/rights'
import type { Role } from '@vikalp/domain/vocabulary'
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
type Operation = { method: Method; path: string; access: RightName; hasBody: boolean }
type OpenApi = { paths: Record<string, Record<string, { requestBody?: unknown; 'x-right': RightName }>> }

async function operations(): Promise<Operation[]> {
  const { paths } = (await server.call('GET', '/api/openapi.json')).body as OpenApi // OpenAPI fixes this shape
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody, 'x-right': access }]) => ({
      method: method.toUpperCase() as Method, // OpenAPI lists methods in lower case
      path,
      access,
      hasBody: requestBody !== undefined,
    })),
  )
  assert.ok(operations.length > 50)
  return operations
}

const everybody = ['student', 'teacher', 'institute'] as const

/** Who has a right to anything at all, once more: a grant that is dropped or widened is noticed here, not followed. */
const whoMay: Record<RightName, 'anyone' | readonly Role[]> = {
  visit: 'anyone',
  useAccount: everybody,
  readBank: everybody,
  readDashboard: everybody,
  suggest: everybody,
  judgeSuggestions: ['teacher', 'institute'],
  deleteSuggestion: everybody,
  practise: ['student'],
  joinClass: ['student'],
  leaveClass: ['student'],
  runClasses: ['teacher'],
  manageClass: ['teacher'],
  joinInstitute: ['teacher'],
  runInstitute: ['institute'],
  dismissTeacher: ['institute'],
  deleteActivity: ['institute'],
  readStudent: everybody,
  readResult: everybody,
  openContact: ['teacher', 'institute'],
}

/** Only which part of the address is the target is taken from the table of rights. */
function targetOf(access: RightName): { to: Target; by: string } | undefined {
  const right: Right = rights[access]
  return right !== 'anyone' && 'to' in right ? right : undefined
}

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
  const by = targetOf(access)?.by
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === by ? id : name === 'day' ? '2026-11-21' : name === 'chapter' ? 'kinematics' : noId,
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

test('every route that takes a body has a good one here', async () => {
  for (const { method, path, hasBody } of await operations())
    if (hasBody) assert.ok(bodies[`${method} ${path}`], `${method} ${path} needs a body in this test`)
})

test('nobody without a token gets past an open route', async () => {
  for (const operation of await operations()) {
    const { status } = await call(operation, undefined)
    const isOpen = whoMay[operation.access] === 'anyone'
    assert.equal(
      status === 401 && !operation.path.endsWith('/sign-in'),
      !isOpen,
      `${operation.method} ${operation.path}`,
    )
  }
})

test('a role that may never do it is told so, whatever the id', async () => {
  for (const operation of await operations()) {
    const roles = whoMay[operation.access]
    if (roles === 'anyone') continue
    const target = targetOf(operation.access)
    for (const person of personNames) {
      if (roles.includes(people[person])) continue
      const ids = target ? world.targets[target.to].map(({ id }) => id) : [noId]
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
    const roles = whoMay[operation.access]
    const target = targetOf(operation.access)
    if (!target) continue
    for (const { id, relatives } of [...world.targets[target.to], { id: noId, relatives: [] }])
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
    const roles = whoMay[operation.access]
    const target = targetOf(operation.access)
    const changes = operation.method !== 'GET' && (target || operation.path.endsWith('/sign-out'))
    for (const person of personNames) {
      if (!roles.includes(people[person])) continue
      const where = changes ? await buildWorld(server) : world
      const relative = target && where.targets[target.to].find(({ relatives }) => relatives.includes(person))
      if (target && !relative) continue
      const { status, body } = await call(operation, person, relative?.id, where)
      const message = JSON.stringify(body)
      assert.ok(
        status !== 401 && status !== 403 && status < 500,
        `${operation.method} ${operation.path} ${person}: ${status} ${message}`,
      )
      if (target) assert.doesNotMatch(message, new RegExp(`The ${target.to} was not found`))
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
  const unanswered = new Set<string>()
  for (const operation of (await operations()).filter(({ method }) => method === 'GET')) {
    const target = targetOf(operation.access)
    const targets = target ? world.targets[target.to] : [{ id: noId }]
    unanswered.add(operation.path)
    for (const person of personNames)
      for (const { id } of targets) {
        const { status, body } = await call(operation, person, id)
        if (status === 200) unanswered.delete(operation.path)
        const text = JSON.stringify(body ?? '')
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
  const ofSample = [...unanswered].filter((path) => path.startsWith('/api/profiles/sample/'))
  assert.deepEqual([...unanswered], ofSample, 'an address that answers nobody shows nothing')
})
