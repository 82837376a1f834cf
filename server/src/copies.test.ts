import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { StudentsPage, TeacherProfile } from '@vikalp/contract/teacher-profile'
import { seededRandom } from '@vikalp/domain/random'
import { classroom } from '#testing/classroom.ts'
import { dataOf, type TestApp, testApp } from '#testing/test-app.ts'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { readerOf } from './platform/database/read-copy.ts'
import { connect } from './platform/db.ts'
import { unavailable } from './platform/problem.ts'
import { type Databases, inSchema } from './platform/tenants.ts'

let server: TestApp
let teacher: string
before(async () => {
  server = await testApp()
  teacher = await server.signUp('teacher')
  const school = classroom(server)
  await school.join(await server.signUp('student'), (await school.create(teacher)).code)
})
after(() => server.close())

const students = '/api/profiles/teacher/students'
const profile = '/api/profiles/teacher'

/** What the server says to the teacher when this is its copy of the people who signed up. */
async function answerFrom(url: string, copyUrl: string): Promise<unknown> {
  const { databases, bank } = server
  const copy = connect(copyUrl)
  const app = await buildApp({
    config: readConfig({ LOG_LEVEL: 'silent' }),
    tokenSecret: 'a secret for tests only, long enough',
    databases,
    copies: { ...databases, public: copy },
    bank,
    clock: () => new Date('2026-11-21T06:00:00.000Z'),
    random: seededRandom(7),
  })
  try {
    return (await app.inject({ url, headers: { authorization: `Bearer ${teacher}` } })).json()
  } finally {
    await app.close()
    await copy.close()
  }
}

test('the dashboard of a teacher is read from the copy, the right to it from the database', async () => {
  const empty = inSchema(server.databaseUrl, 'demo')
  assert.equal(dataOf<StudentsPage>(await answerFrom(students, empty)).total, 0)
})

test('while the copy does not answer, the database does', async () => {
  const nowhere = 'postgres://vikalp@127.0.0.1:1/vikalp'
  assert.equal(dataOf<StudentsPage>(await answerFrom(students, nowhere)).total, 1)
})

test('a badge that the dashboard finds earned is stored although the copy takes no writes', async () => {
  const standby = inSchema(server.databaseUrl, 'public', 'default_transaction_read_only=on')
  const { badges } = dataOf<TeacherProfile>(await answerFrom(profile, standby))
  assert.ok(badges.some(({ earnedDate }) => earnedDate !== null))
})

test('a copy that did not answer is asked again after half a minute; one that was asked to write, at once', async () => {
  const { databases } = server
  const copies: Databases = { ...databases, public: databases.demo }
  let now = 0
  const read = readerOf(copies, databases, () => now)
  const asked: string[] = []
  const failing = (code: string) =>
    read('public', async (db) => {
      asked.push(db === copies.public ? 'copy' : 'database')
      if (db === copies.public) throw unavailable('The database', Object.assign(new Error(code), { code }))
    })
  await failing('25006')
  await failing('ECONNREFUSED')
  now = 29_999
  await failing('ECONNREFUSED')
  now = 30_000
  await failing('ECONNREFUSED')
  assert.deepEqual(asked, ['copy', 'database', 'copy', 'database', 'database', 'copy', 'database'])
  await assert.rejects(
    readerOf(copies, databases)('public', () => Promise.reject(new Error('a mistake'))),
    /a mistake/,
  )
})
