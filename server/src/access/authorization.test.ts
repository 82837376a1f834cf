import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { RightName } from '@vikalp/contract/rights'
import type { Role } from '@vikalp/domain/vocabulary'
import { addressOf, bodies, listOperations, noId, type Operation, targetOf } from '#testing/operations.ts'
import { showSample } from '#testing/sample.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { buildWorld, type Person, people, personNames, secretsOf, type World } from '#testing/world.ts'

let server: TestApp
let world: World
before(async () => {
  server = await testApp()
  world = await buildWorld(server)
  const { ids } = await buildWorld(server, 'demo')
  await showSample(server, { student: ids.ira, teacher: ids.meera, institute: ids.north })
})
after(() => server.close())

const everybody = ['student', 'teacher', 'institute'] as const

/** The rights written out a second time, so that a grant that is dropped or widened fails here. */
const whoMay: Record<RightName, 'anyone' | readonly Role[]> = {
  visit: 'anyone',
  useAccount: everybody,
  readBank: everybody,
  readStudentDashboard: ['student'],
  readTeacherDashboard: ['teacher'],
  readInstituteDashboard: ['institute'],
  suggest: everybody,
  listReported: ['teacher', 'institute'],
  judgeSuggestion: ['teacher', 'institute'],
  deleteSuggestion: everybody,
  practise: ['student'],
  sitMocks: ['student'],
  sit: ['student'],
  keepTest: ['teacher'],
  readTest: ['teacher', 'institute'],
  joinClass: ['student'],
  leaveClass: ['student'],
  runClasses: ['teacher'],
  manageClass: ['teacher'],
  joinInstitute: ['teacher'],
  runInstitute: ['institute'],
  keepPhoto: ['teacher', 'institute'],
  chooseAvatar: ['student'],
  dismissTeacher: ['institute'],
  confirmTeacher: ['institute'],
  deleteActivity: ['institute'],
  readStudent: everybody,
  readResult: everybody,
  resetPassword: ['teacher', 'institute'],
  openContact: ['teacher', 'institute'],
}

/** Where the sample's person stands in for whoever lacks the right. */
const sampled: readonly RightName[] = [
  'readStudentDashboard',
  'readTeacherDashboard',
  'readInstituteDashboard',
  'openContact',
]

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
  for (const { method, path, hasBody } of await listOperations(server))
    if (hasBody) assert.ok(bodies[`${method} ${path}`], `${method} ${path} needs a body in this test`)
})

test('without a token only the open routes can be called', async () => {
  for (const operation of await listOperations(server)) {
    const { status } = await call(operation, undefined)
    const isOpen = whoMay[operation.access] === 'anyone'
    assert.equal(
      status === 401 && !operation.path.includes('sign-in'),
      !isOpen,
      `${operation.method} ${operation.path}`,
    )
  }
})

test('a role that may never do it is told so, whatever the id', async () => {
  for (const operation of await listOperations(server)) {
    const roles = whoMay[operation.access]
    if (roles === 'anyone' || sampled.includes(operation.access)) continue
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

test('targets of peers, strangers and former pupils are answered as if they did not exist', async () => {
  let tried = 0
  for (const operation of await listOperations(server)) {
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

test('users of another role may read the sample, and only read it', async () => {
  let routes = 0
  for (const operation of await listOperations(server)) {
    if (!sampled.includes(operation.access)) continue
    routes++
    assert.equal(operation.method, 'GET', operation.path)
    for (const person of personNames) {
      const { status, body } = await call(operation, person)
      if (whoMay[operation.access].includes(people[person])) continue
      assert.equal(status, targetOf(operation.access) ? 404 : 200, `${operation.path} ${person}`)
      assert.doesNotMatch(JSON.stringify(body), /"isSample":false/)
    }
  }
  assert.equal(routes, 8)
})

test('everybody else is let in, tested in a separate world for each right', async () => {
  for (const operation of await listOperations(server)) {
    const roles = whoMay[operation.access]
    const target = targetOf(operation.access)
    // Whoever was renamed here is confirmed no more, keeps no test, picks no questions and reads no class.
    const changes =
      target?.to === 'test' ||
      ['/api/classes/{classId}/questions', '/api/classes/{classId}/topics'].includes(operation.path) ||
      (operation.method !== 'GET' && (target || operation.path.endsWith('/sign-out')))
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

// The people whose names a caller may see anywhere; contact details only through the routes named below.
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

test('no answer contains a name or contact of somebody to whom the caller has no relation', async () => {
  const unanswered = new Set<string>()
  const untouched = await buildWorld(server)
  for (const operation of (await listOperations(server)).filter(({ method }) => method === 'GET')) {
    const target = targetOf(operation.access)
    const targets = target ? untouched.targets[target.to] : [{ id: noId }]
    unanswered.add(operation.path)
    for (const person of personNames)
      for (const { id } of targets) {
        const { status, body } = await call(operation, person, id, untouched)
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
  assert.deepEqual([...unanswered], [], 'an address that answers nobody shows nothing')
})
