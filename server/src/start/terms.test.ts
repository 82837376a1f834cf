import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import test, { after, before } from 'node:test'
import { z } from 'zod'
import { type Person, signUpPerson } from '../testing/fill-classroom.ts'
import { hallOf } from '../testing/mocks/hall.ts'
import { markRegister } from '../testing/register.ts'
import { addClass, enrol } from '../testing/roster.ts'
import { rowsOf, type storedTables, type TestApp, testApp } from '../testing/test-app.ts'
import { terms } from './terms.ts'

let server: TestApp
let asha: Person
let meera: Person
before(async () => {
  server = await testApp({ CALL_LIMITS: 'off' })
  asha = await signUpPerson(server, 'student', 'Asha Patel')
  meera = await signUpPerson(server, 'teacher', 'Meera Trivedi')
})
after(() => server.close())

const run = (text: string, values: Record<string, unknown> = {}): Promise<number> =>
  server.db.run({ name: '', text, parameters: Object.keys(values) }, values)
const count = (table: string) => (): Promise<number> => run(`SELECT FROM ${table}`)
const rows = (table: (typeof storedTables)[number]) => () => rowsOf(server.db, table)

/** Every term at this moment, as at night. */
async function nightOf(time: string): Promise<void> {
  for (const { forget } of terms) await forget(server.db, new Date(time))
}

test('docs/privacy-model.md has the table of terms, row by row', () => {
  const text = readFileSync(new URL('../../../docs/privacy-model.md', import.meta.url), 'utf8')
  const start = text.indexOf('| what | how long | why no longer |')
  const written = text.slice(start, text.indexOf('\n\n', start)).split('\n').slice(2)
  assert.deepEqual(
    written,
    terms.map(({ data, kept, why }) => `| ${data} | ${kept} | ${why} |`),
  )
})

/** What is there before, on the last day of its term, and what is left on it and on the next. */
async function goes(left: () => Promise<number>, last: string, next: string): Promise<void> {
  const there = await left()
  await nightOf(last)
  assert.equal(await left(), there, `is there on ${last}`)
  await nightOf(next)
  assert.equal(await left(), there - 1, `is gone on ${next}`)
}

test('a quiz that was left goes', async () => {
  server.setTime('2026-11-21T06:00:00Z')
  await server.as(asha.token)('POST', '/api/quiz/start', {
    exam: 'NEET',
    subject: 'Physics',
    chapters: ['kinematics'],
  })
  await goes(rows('attempts'), '2027-11-21T05:00:00Z', '2027-11-22T06:00:00Z')
})

test('a device goes', async () => {
  await run(`INSERT INTO devices VALUES (gen_random_uuid(), $1, NULL, NULL, '2026-11-21', '2026-11-21')`, {
    id: asha.id,
  })
  await goes(rows('devices'), '2026-11-29T06:00:00Z', '2026-11-30T06:00:00Z')
})

test('an account that nobody confirmed nor used goes, and one that was used or is signed in to stays', async () => {
  const signUp = async (name: string) => {
    const { id, token } = await signUpPerson(server, 'student', name)
    const text = `UPDATE users SET subject = id::text, email_verified_at = NULL, created_at = '2026-11-21T06:00:00Z'
      WHERE id = $1`
    await run(text, { id })
    return { id, token }
  }
  const [, busy, sat, marked, planned, here, byName] = [
    await signUp('Idle'),
    await signUp('Busy'),
    await signUp('Sat a paper'),
    await signUp('Marked a question'),
    await signUp('Set an exam'),
    await signUp('Here'),
    await signUp('By name'),
  ]
  await server.as(busy.token)('POST', '/api/quiz/start', {
    exam: 'NEET',
    subject: 'Physics',
    chapters: ['kinematics'],
  })
  await hallOf(server, sat.token).start()
  await run(`INSERT INTO bookmarks VALUES (gen_random_uuid(), $1, 'kin-0001', 'Physics')`, { id: marked.id })
  await run(`INSERT INTO goals VALUES ($1, '[]', 30, 30, '{}')`, { id: planned.id })
  await run(`INSERT INTO devices VALUES (gen_random_uuid(), $1, NULL, NULL, '2026-12-20', '2026-12-20')`, {
    id: here.id,
  })
  await run('UPDATE users SET subject = email WHERE id = $1', { id: byName.id })
  await goes(rows('users'), '2026-12-21T05:59:00Z', '2026-12-21T06:00:00Z')
})

test('the plan of a day goes a month later', async () => {
  await run(`INSERT INTO plans VALUES ($1, '2026-11-21', 30, '[]')`, { id: asha.id })
  await goes(rows('plans'), '2026-12-21T06:00:00Z', '2026-12-22T06:00:00Z')
})

test('a code goes', async () => {
  await run(`INSERT INTO reset_codes VALUES ($1, 'a', NULL, '2026-11-24T06:00:00Z')`, { id: asha.id })
  await goes(rows('reset_codes'), '2026-11-24T05:59:00Z', '2026-11-24T06:00:00Z')
})

test('a signed-out token goes, long after its end', async () => {
  const hash = createHash('sha256').update('token').digest()
  await run(`INSERT INTO revoked_tokens VALUES ($1, '2026-11-21T06:00:00Z')`, { hash })
  await goes(count('revoked_tokens'), '2027-02-19T05:59:00Z', '2027-02-19T06:00:00Z')
})

test('an opening of contact details goes after a year', async () => {
  await run(`INSERT INTO contact_readings VALUES (gen_random_uuid(), $1, $2, '2026-11-21T06:00:00Z')`, {
    reader: meera.id,
    student: asha.id,
  })
  await goes(rows('contact_readings'), '2027-11-21T05:59:00Z', '2027-11-21T06:00:00Z')
})

test('a question that nobody answered goes, and an answer does not', async () => {
  await run(
    `INSERT INTO consents (id, user_id, method, issued_at, expires_at, code_hash, guardian, relation, contact, text_version,
        given_at, withdrawal_hash)
      VALUES (gen_random_uuid(), $1, 'link', '2026-11-21', '2026-11-28T06:00:00Z', 'asked', NULL, NULL, NULL, NULL, NULL, NULL),
        (gen_random_uuid(), $1, 'link', '2026-11-21', '2026-11-28T06:00:00Z', 'given', 'Kiran', 'mother', 'k', '1', '2026-11-22', 'w')`,
    { id: asha.id },
  )
  await goes(rows('consents'), '2026-11-28T05:59:00Z', '2026-11-28T06:00:00Z')
})

test('who was in a class goes a year after its end, and its register stays as numbers', async () => {
  const science = await addClass(server.db, meera.id)
  const other = await addClass(server.db, meera.id)
  await enrol(server.db, science, asha.id)
  await enrol(server.db, other, asha.id)
  await markRegister(server.db, science, '2026-11-20', { present: [asha.id] })
  await run(`UPDATE classes SET archived_at = '2026-11-21T06:00:00Z' WHERE id = $1`, { science })
  await goes(rows('enrolments'), '2027-11-21T05:59:00Z', '2027-11-21T06:00:00Z')
  assert.equal(await rows('register_marks')(), 0)
  const [day] = await server.db.many(
    { name: '', text: 'SELECT marks, present FROM register_days', parameters: [] },
    {},
    z.object({ marks: z.number(), present: z.number() }),
  )
  assert.deepEqual(day, { marks: 1, present: 1 })
})

test('that a teacher left goes, and that one is there stays', async () => {
  const north = await signUpPerson(server, 'institute', 'North')
  const south = await signUpPerson(server, 'institute', 'South')
  await run(
    `INSERT INTO staff VALUES ($1, $2, '2026-01-01', '2026-11-21T06:00:00Z'), ($1, $3, '2026-01-01', NULL)`,
    { teacher: meera.id, north: north.id, south: south.id },
  )
  await goes(rows('staff'), '2027-11-21T05:59:00Z', '2027-11-21T06:00:00Z')
})

test('sums of erased pupils by day go, by month they stay, and all go with the class', async () => {
  const science = await addClass(server.db, meera.id)
  await run(`WITH kept AS (INSERT INTO former_groups VALUES (gen_random_uuid(), 1, 9000) RETURNING id),
    seen AS (INSERT INTO former_group_classes SELECT id, '${science}' FROM kept)
    INSERT INTO former_periods SELECT id, unit, '2026-11-01', 1, 9000 FROM kept, (VALUES ('day'), ('month')) AS units (unit)`)
  await goes(count('former_periods'), '2026-12-01T06:00:00Z', '2026-12-02T06:00:00Z')
  await run('DELETE FROM classes WHERE id = $1', { science })
  await nightOf('2026-12-02T06:00:00Z')
  assert.equal(await count('former_groups')(), 0)
})
