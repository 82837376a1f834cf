import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { StudentsPage, TeacherProfile } from '@vikalp/contract/teacher-profile'
import type { Role } from '@vikalp/domain/vocabulary'
import { dataOf, errorOf, type TestApp, testApp } from '#testing/test-app.ts'
import { buildWorld, type Person, type World } from '#testing/world.ts'

let server: TestApp
let world: World
before(async () => {
  server = await testApp()
  world = await buildWorld(server)
})
after(() => server.close())

/** As when an identity provider sends a new role for a user. */
const giveRole = (person: Person, role: Role): Promise<number> =>
  server.db.run(
    {
      name: 'test.role',
      text: 'UPDATE users SET role = $2 WHERE id = $1',
      parameters: ['id', 'role'],
    },
    { id: world.ids[person], role },
  )

const get = (person: Person, url: string) => server.call('GET', url, { token: world.tokens[person] })
const codeOf = async (person: Person, url: string): Promise<string> => {
  const code = /"code":"(\w+)"/.exec(JSON.stringify((await get(person, url)).body))?.[1]
  assert.ok(code)
  return code
}
const join = async (person: Person, url: string, code: string): Promise<[number, string]> => {
  const { status, body } = await server.call('POST', url, { token: world.tokens[person], body: { code } })
  return [status, errorOf(body).message]
}

test('a teacher who becomes an institute loses the pupils until teaching again', async () => {
  const ira = `/api/profiles/student/${world.ids.ira}`
  const code = await codeOf('meera', '/api/classes')
  await giveRole('meera', 'institute')
  for (const url of [ira, `/api/profiles/teacher/students/${world.ids.ira}`])
    assert.equal((await get('meera', url)).status, 404)
  const { body } = await get('meera', '/api/profiles/institute')
  assert.equal(dataOf<TeacherProfile>(body).stats.totalStudents, 0)
  assert.equal((await get('north', ira)).status, 404, 'nor does the institute of that teacher')
  assert.deepEqual(await join('tara', '/api/classes/join', code), [404, 'No class has this code'])
  await giveRole('meera', 'teacher')
  assert.deepEqual([(await get('meera', ira)).status, (await get('north', ira)).status], [200, 200])
})

test('an institute that becomes a teacher loses the pupils of its teachers', async () => {
  const code = await codeOf('south', '/api/institutes/invitation')
  await giveRole('south', 'teacher')
  const { body } = await get('south', '/api/profiles/teacher/students')
  assert.equal(dataOf<StudentsPage>(body).of, 0)
  assert.equal((await get('south', `/api/profiles/teacher/students/${world.ids.tara}`)).status, 404)
  assert.deepEqual(await join('leela', '/api/institutes/join', code), [404, 'No institute has this code'])
  await giveRole('south', 'institute')
})

test('a student who becomes a teacher is nobody’s pupil', async () => {
  await giveRole('kabir', 'teacher')
  const { body } = await get('meera', '/api/profiles/teacher/students')
  assert.deepEqual(
    dataOf<StudentsPage>(body).students.map(({ id }) => id),
    [world.ids.ira],
  )
  assert.equal((await get('meera', `/api/profiles/teacher/students/${world.ids.kabir}`)).status, 404)
})
