import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import test, { after, before } from 'node:test'
import type { ActivitiesPage } from '@vikalp/contract/institute'
import type { Activity } from '@vikalp/contract/institute-profile'
import { classroom } from '#testing/classroom.ts'
import { noId } from '#testing/operations.ts'
import { showSample } from '#testing/sample.ts'
import { dataOf, errorOf, rowsOf, type TestApp, testApp } from '#testing/test-app.ts'
import { insertActivity } from './activities.store.ts'

let server: TestApp
let school: ReturnType<typeof classroom>
before(async () => {
  server = await testApp()
  school = classroom(server)
})
after(() => server.close())

const mockTest = {
  type: 'test',
  title: 'NEET mock test',
  description: 'Full syllabus, three hours',
  date: '2026-11-20',
  score: '92%',
}
const address = '/api/institutes/activities'
const tryRecord = (token: string, changes: object) =>
  server.call('POST', address, { token, body: { ...mockTest, ...changes } })
const record = async (token: string, changes: object = {}): Promise<Activity> => {
  const { status, body } = await tryRecord(token, changes)
  assert.equal(status, 201, JSON.stringify(body))
  return dataOf<Activity>(body)
}
const read = (token: string, page = 1): Promise<ActivitiesPage> =>
  school.ask('GET', `${address}?page=${page}`, token)
const titles = ({ activities }: ActivitiesPage): string[] => activities.map(({ title }) => title)

test('an activity is recorded and read back unchanged', async () => {
  const institute = await server.signUp('institute')
  const recorded = await record(institute)
  assert.deepEqual(recorded, { id: recorded.id, ...mockTest })
  const without = await record(institute, { type: 'meeting', date: '2026-11-19', score: null })
  assert.deepEqual(await read(institute), {
    total: 2,
    page: 1,
    pageSize: 10,
    activities: [recorded, { id: without.id, ...mockTest, type: 'meeting', date: '2026-11-19', score: null }],
    next: null,
  })
})

test('while a list is read, a new activity makes none appear twice and none go missing', async () => {
  const institute = await server.signUp('institute')
  for (let n = 0; n < 14; n++) await record(institute, { title: `${n}`, date: '2026-11-10' })
  const first = await read(institute)
  await record(institute, { title: 'new', date: '2026-11-11' })
  const rest = await school.ask<ActivitiesPage>('GET', `${address}?after=${first.next}`, institute)
  const seen = [...titles(first), ...titles(rest)]
  assert.deepEqual([new Set(seen).size, seen.length, rest.next], [14, 14, null])
})

test('when the last activity that was read is deleted, the list is read on from its place', async () => {
  const institute = await server.signUp('institute')
  for (let n = 0; n < 14; n++) await record(institute, { title: `${n}`, date: `2026-11-1${n % 2}` })
  const first = await read(institute)
  await server.call('DELETE', `${address}/${first.activities.at(-1)?.id}`, { token: institute })
  const rest = await school.ask<ActivitiesPage>('GET', `${address}?after=${first.next}`, institute)
  const seen = [...titles(first), ...titles(rest)]
  assert.deepEqual([new Set(seen).size, seen.length, rest.next], [14, 14, null])
})

for (const place of [
  'x',
  '2026-11-10',
  `0000-01-01_2026-11-22T06:01:00.000Z_${noId}`,
  `2026-11-10_soon_${noId}`,
])
  test(`the place ${place} is rejected`, async () => {
    const { status, body } = await server.call('GET', `${address}?after=${place}`, {
      token: await server.signUp('institute'),
    })
    const [field] = Object.keys(errorOf(body).fields ?? {})
    assert.equal(status, 400)
    assert.match(field ?? '', /^after/)
  })

test('activities are sorted by day, newest first, then by recording; ten a page', async () => {
  const institute = await server.signUp('institute')
  for (const [minute, title] of ['first', 'second'].entries()) {
    server.setTime(`2026-11-21T06:0${minute}:00.000Z`)
    await record(institute, { title, date: '2026-11-10' })
  }
  for (const day of ['01', '02', '03', '04', '05', '06', '07', '08', '09'])
    await record(institute, { title: day, date: `2026-11-${day}` })
  await record(institute, { title: 'to come', date: '2026-12-01' })
  const first = await read(institute)
  assert.deepEqual(
    [first.total, titles(first)],
    [12, ['to come', 'second', 'first', '09', '08', '07', '06', '05', '04', '03']],
  )
  assert.deepEqual(titles(await read(institute, 2)), ['02', '01'])
  assert.deepEqual(await read(institute, 3), { total: 12, page: 3, pageSize: 10, activities: [], next: null })
})

const storedScores: [typed: string, stored: string][] = [
  [' 92 % ', '92%'],
  ['0%', '0%'],
  ['100%', '100%'],
  ['Completed', 'Completed'],
]
for (const [typed, stored] of storedScores)
  test(`the score '${typed}' is stored as ${stored}`, async () => {
    assert.equal((await record(await server.signUp('institute'), { score: typed })).score, stored)
  })

const refused: [field: string, changes: object][] = [
  ['score', { score: '101%' }],
  ['score', { score: '-5%' }],
  ['score', { score: 'about 90%' }],
  ['score', { score: 'x'.repeat(21) }],
  ['score', { score: '' }],
  ['date', { date: '2027-11-22' }],
  ['date', { date: '1899-12-31' }],
  ['date', { date: '0000-01-01' }],
  ['date', { date: '2026-02-30' }],
  ['type', { type: 'party' }],
  ['title', { title: '  ' }],
  ['title', { title: 'x'.repeat(81) }],
  ['description', { description: 'x'.repeat(301) }],
  ['description', { description: 'null \u0000' }],
]
for (const [field, changes] of refused)
  test(`an activity with ${JSON.stringify(changes).slice(0, 40)} is rejected and nothing is stored`, async () => {
    const stored = await rowsOf(server.db, 'activities')
    const { status, body } = await tryRecord(await server.signUp('institute'), changes)
    assert.deepEqual([status, Object.keys(errorOf(body).fields ?? {})], [400, [field]])
    assert.equal(await rowsOf(server.db, 'activities'), stored)
  })

test('a day in the coming year is accepted', async () => {
  const institute = await server.signUp('institute')
  await record(institute, { date: '2027-11-21' })
  assert.deepEqual(
    (await read(institute)).activities.map(({ date }) => date),
    ['2027-11-21'],
  )
})

test('an institute deletes its own activities and no others', async () => {
  const institute = await server.signUp('institute')
  const { id } = await record(institute)
  const remove = (token: string) => server.call('DELETE', `${address}/${id}`, { token })
  assert.equal((await remove(await server.signUp('institute'))).status, 404)
  assert.equal((await remove(await server.signUp('teacher'))).status, 403)
  assert.equal((await read(institute)).total, 1)
  assert.equal((await remove(institute)).status, 204)
  assert.equal((await remove(institute)).status, 404)
  assert.equal((await read(institute)).total, 0)
})

test('students and teachers read the activities of the sample institute, where there is one', async () => {
  const [student, teacher] = [await server.signUp('student'), await server.signUp('teacher')]
  const other = await server.signUp('institute')
  await record(other, { title: 'Nobody else sees this' })
  for (const token of [student, teacher])
    assert.equal((await server.call('GET', address, { token })).status, 404)

  const sample = await server.signUp('institute', 'Sardar Vidya Institute', 'demo')
  const instituteId = await school.idOf(sample)
  const write = (title: string) => {
    const activity = { ...mockTest, id: randomUUIDv7(), type: 'meeting', title } as const
    return insertActivity(server.databases.demo, { ...activity, instituteId, createdAt: new Date() })
  }
  await write('Parents meet teachers')
  await showSample(server, { institute: instituteId })
  await write('What came later into the demo')
  for (const token of [student, teacher])
    assert.deepEqual(titles(await read(token)), ['Parents meet teachers'])
  assert.equal((await read(sample)).total, 2)
  assert.deepEqual(titles(await read(other)), ['Nobody else sees this'])
})
