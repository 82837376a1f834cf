import { rebuildRollups } from '../server/src/features/quiz/rollups.store.ts'
import { connect } from '../server/src/platform/db.ts'
import { loadBank } from '../server/src/question-bank/load-bank.ts'
import { dataOf, type TestApp, testApp } from '../server/src/testing/test-app.ts'
import { addClasses, addStudents, countAttempts, studentId, vacuum } from './growth.store.ts'
import { type Measurement, median, round } from './measurement.ts'

const each = 50
const few = 200
const many = 20_000
const pupils = 145
const calls = 100

type Times = { student: number; teacher: number; list: number; institute: number }

/**
 * How much longer do dashboards take with 1,000,000 attempts in the database than with 10,000? The student, the teacher
 * with 145 students and the institute are the same; there is a hundred times more of everybody else.
 */
export async function measureGrowth(): Promise<Measurement[]> {
  const bank = loadBank()
  const server = await testApp({ DEMO: 'off' }, bank)
  const db = connect(server.databaseUrl, { size: 1, isUnhurried: true })
  const refresh = async (attempts: number): Promise<void> => {
    if ((await countAttempts(db)) !== attempts) throw new Error('The attempts are not all there')
    await db.transaction((tx) => rebuildRollups(tx, bank))
    await vacuum(db)
  }
  try {
    const staff = await employTeacher(server)
    await addStudents(db, bank, { first: 1, last: few }, each)
    await addClasses(db, staff.teacherId, pupils)
    await refresh(few * each)
    const before = await measureTimes(server, staff)
    for (let first = few + 1; first <= many; first += 1_800)
      await addStudents(db, bank, { first, last: first + 1_799 }, each)
    await refresh(many * each)
    const after = await measureTimes(server, staff)
    return [
      ...compare('student dashboard', before.student, after.student),
      ...compare('teacher dashboard', before.teacher, after.teacher),
      ...compare('student management', before.list, after.list),
      ...compare('institute dashboard', before.institute, after.institute),
    ]
  } finally {
    await db.close()
    await server.close()
  }
}

function compare(name: string, before: number, after: number): Measurement[] {
  return [
    { name: `${name} with 1,000,000 attempts (ms)`, value: round(after, 1) },
    {
      name: `${name}, 1,000,000 to 10,000 attempts (times)`,
      value: round(after / before, 2),
    },
  ]
}

type Staff = { teacherId: string; teacher: string; institute: string }

async function employTeacher(server: TestApp): Promise<Staff> {
  const [teacher, institute] = await Promise.all([server.signUp('teacher'), server.signUp('institute')])
  const invitation = await server.call('GET', '/api/institutes/invitation', { token: institute })
  const { code } = dataOf<{ code: string }>(invitation.body)
  await server.call('POST', '/api/institutes/join', { token: teacher, body: { code } })
  const details = { subject: 'Physics', qualification: null, phone: null, teachingSince: null }
  await server.call('PUT', '/api/profiles/teacher', { token: teacher, body: details })
  const account = await server.call('GET', '/api/accounts/me', { token: teacher })
  return { teacherId: dataOf<{ id: string }>(account.body).id, teacher, institute }
}

async function measureTimes(server: TestApp, { teacher, institute }: Staff): Promise<Times> {
  const students = await Promise.all(
    Array.from({ length: calls }, (_, i) => server.tokenOf(studentId(1 + (i % pupils)))),
  )
  return {
    student: await medianTime(server, '/api/profiles/student?period=monthly', students),
    teacher: await medianTime(
      server,
      '/api/profiles/teacher?period=monthly',
      students.map(() => teacher),
    ),
    list: await medianTime(
      server,
      '/api/profiles/teacher/students?status=good',
      students.map(() => teacher),
    ),
    institute: await medianTime(
      server,
      '/api/profiles/institute?period=monthly',
      students.map(() => institute),
    ),
  }
}

/** The median time in milliseconds of a call through the whole server, with one call per token. */
async function medianTime(server: TestApp, url: string, tokens: readonly string[]): Promise<number> {
  const times: number[] = []
  for (const token of tokens) {
    const begin = performance.now()
    const { status } = await server.call('GET', url, { token })
    if (status !== 200) throw new Error(`${url} answered ${status}`)
    times.push(performance.now() - begin)
  }
  return median(times.slice(calls / 10)) // the first calls prepare their statements
}
