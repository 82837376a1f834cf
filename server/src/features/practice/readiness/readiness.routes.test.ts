import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { Calibration, OwnReadiness } from '@vikalp/contract/practice/readiness'
import { z } from 'zod'
import { loadBank } from '#question-bank/load-bank.ts'
import { answering, type Hall, rightAnswer, sitDown, wrongAnswer } from '#testing/mocks/hall.ts'
import { practiseForPaper } from '#testing/practise-for-paper.ts'
import { inOrder } from '#testing/take-quiz.ts'
import { errorOf, type TestApp, testApp } from '#testing/test-app.ts'

const physics = 'cbse-section-a-p'
const start = '2026-11-21T06:00:00.000Z'
const minutesLater = (minutes: number): string =>
  new Date(new Date(start).getTime() + minutes * 60_000).toISOString()

/** The day in India ends at half past six in the evening of UTC. */
const beforeMidnight = (minutes: number): string => minutesLater(12.5 * 60 - minutes)

let server: TestApp
before(async () => {
  server = await testApp({ CALL_LIMITS: 'off' }, loadBank())
})
after(() => server.close())

const read = (token: string, template?: string): Promise<OwnReadiness> =>
  server.as(token)('GET', `/api/readiness${template ? `?template=${template}` : ''}`)

const Row = z.object({ mean: z.int(), sittingId: z.string().nullable(), score: z.int().nullable() })
const stored = (userId: string) =>
  server.db.many(
    {
      name: 'test.forecasts',
      text: 'SELECT mean, sitting_id AS "sittingId", score FROM forecasts WHERE student_id = $1 ORDER BY on_day',
      parameters: ['userId'],
    },
    { userId },
    Row,
  )
const idOf = async (token: string): Promise<string> =>
  (await server.as(token)<{ userId: string }>('GET', '/api/profiles/student')).userId

/** A student of whom enough is known for a paper of physics. */
async function practised(right = 6): Promise<string> {
  server.setTime(start)
  const token = await server.signUp('student')
  await practiseForPaper(server.as(token), server.bank, physics, { verdict: inOrder(right, 10 - right) })
  return token
}

/** A whole paper, the first places right and the others wrong; what lies behind `answered` is left. */
async function sit(
  token: string,
  { at, right, answered = 16 }: { at: string; right: number; answered?: number },
): Promise<Hall> {
  server.setTime(at)
  const { hall, page, paper } = await sitDown(server, token, { template: physics })
  const acts = Array.from({ length: answered }, (_, place) =>
    answering(place, (place < right ? rightAnswer : wrongAnswer)(server, paper, place), place * 4000),
  )
  server.setTime(new Date(new Date(at).getTime() + 5 * 60_000).toISOString())
  await hall.deliver(page, page.act(...acts.flat()))
  await hall.submit(page)
  return hall
}

test('of a newcomer it says what is missing, for the paper that was asked for, and stores nothing', async () => {
  const token = await server.signUp('student')
  const neet = await read(token, 'neet-ug-2027')
  assert.deepEqual(
    [neet.template, neet.exam, neet.highest, neet.date, neet.forecast, neet.taken],
    ['neet-ug-2027', 'NEET', 720, '2026-11-21', null, []],
  )
  const subjects = (['Physics', 'Chemistry', 'Biology'] as const).map((subject) => ({ subject, answers: 10 }))
  assert.deepEqual(neet.missing, { answers: 60, subjects, share: 0, neededShare: 0.5 })
  assert.ok(neet.templates.some(({ template, exam }) => template === physics && exam === 'BOARD'))
  assert.equal((await stored(await idOf(token))).length, 0)
  const { status, body } = await server.call('GET', '/api/readiness?template=upsc', { token })
  assert.deepEqual([status, errorOf(body).code], [404, 'not_found'])
})

test('unasked it is of the exam of the next goal, else of the one that was practised last', async () => {
  const token = await server.signUp('student')
  await server.takeQuiz(token, { exam: 'JEE', subject: 'Mathematics', chapter: 'vector-algebra', count: 5 })
  assert.equal((await read(token)).exam, 'JEE')
  await server.owner.run(
    {
      name: 'test.goal',
      text: `INSERT INTO goals VALUES ($1, '[{"exam":"NEET","on":"2020-05-02"},{"exam":"GUJCET","on":"2027-04-02"}]', 60, 60, '{}')`,
      parameters: ['userId'],
    },
    { userId: await idOf(token) },
  )
  assert.equal((await read(token)).exam, 'GUJCET')
})

test('with enough answers there is a forecast with its band, the same all day, stored once', async () => {
  const token = await practised()
  const readiness = await read(token, physics)
  const { forecast, missing } = readiness
  assert.ok(forecast && missing === null, JSON.stringify(missing))
  assert.ok(0 <= forecast.low && forecast.low < forecast.mean && forecast.mean < forecast.high)
  assert.ok(forecast.high <= readiness.highest && readiness.highest === 16)
  assert.deepEqual(
    forecast.subjects.map(({ subject, highest, mean }) => [subject, highest, mean]),
    [['Physics', 16, forecast.mean]],
  )
  server.setTime(minutesLater(60))
  assert.deepEqual(await read(token, physics), readiness)
  const days = await stored(await idOf(token))
  assert.deepEqual(days, [{ mean: forecast.mean, sittingId: null, score: null }])
})

const moveLevels = (by: number) =>
  server.owner.run(
    {
      name: 'test.levels',
      text: `INSERT INTO item_levels (question_id, mean, variance, answers)
        SELECT id, $1, 0.1, 40 FROM unnest($2::text[]) AS id
        ON CONFLICT (question_id) DO UPDATE SET mean = excluded.mean`,
      parameters: ['by', 'ids'],
    },
    { by, ids: server.bank.questions.map(({ id }) => id) },
  )

const forgetLevels = () =>
  server.owner.run({ name: 'test.noLevels', text: 'DELETE FROM item_levels', parameters: [] }, {})

test('a forecast is drawn once from the same answers, and anew after ten minutes, for levels are of everybody', async (t) => {
  const token = await practised()
  const before = await read(token, physics)
  await moveLevels(1.5)
  t.after(forgetLevels)
  server.setTime(minutesLater(9))
  assert.deepEqual(await read(token, physics), before)
  const other = await read(token, 'neet-ug-2027')
  assert.deepEqual([other.template, other.forecast], ['neet-ug-2027', null])
  server.setTime(minutesLater(10))
  const later = await read(token, physics)
  assert.ok((later.forecast?.mean ?? 99) < (before.forecast?.mean ?? 0), JSON.stringify([before, later]))
})

test('what is remembered of a forecast ends with an answer, another day and a reset', async (t) => {
  t.after(forgetLevels)
  const token = await practised()
  const first = await read(token, physics)
  await server.takeQuiz(token, {
    exam: 'BOARD',
    chapter: 'optics',
    at: beforeMidnight(5),
    verdict: inOrder(10, 0),
  })
  const second = await read(token, physics)
  assert.ok((second.forecast?.answers ?? 0) > (first.forecast?.answers ?? 0))
  // Within ten minutes only the day can end it: what is moved in between tells whether it did.
  await moveLevels(1.5)
  server.setTime(beforeMidnight(1))
  assert.deepEqual(await read(token, physics), second)
  server.setTime(beforeMidnight(-1))
  const third = await read(token, physics)
  assert.equal(third.date, '2026-11-22')
  assert.ok((third.forecast?.mean ?? 99) < (second.forecast?.mean ?? 0), JSON.stringify([second, third]))
  await server.as(token)('POST', '/api/learner/reset', { how: 'zero' })
  assert.equal((await read(token, physics)).forecast, null)
})

test('the first paper after a forecast is compared with it, and teaches what the next one is', async () => {
  const token = await practised()
  const before = (await read(token, physics)).forecast
  const hall = await sit(token, { at: minutesLater(5), right: 12 })
  const after = await read(token, physics)
  const { score } = await hall.result()
  assert.ok(before)
  assert.deepEqual(after.taken, [
    {
      date: '2026-11-21',
      mean: before.mean,
      low: before.low,
      high: before.high,
      sittingId: hall.sittingId,
      scored: score / 4,
    },
  ])
  assert.equal((after.forecast?.answers ?? 0) > before.answers, true)
  // A second paper came after the same forecast.
  await sit(token, { at: minutesLater(120), right: 2 })
  assert.deepEqual((await read(token, physics)).taken, after.taken)
})

test('a paper without a forecast before it, one that was left and one in another exam are compared with nothing', async () => {
  const token = await practised()
  await sit(token, { at: minutesLater(5), right: 12 })
  server.setTime(minutesLater(90))
  assert.deepEqual((await read(token, physics)).taken, [])
  await sit(token, { at: minutesLater(120), right: 3, answered: 3 })
  assert.deepEqual((await read(token, physics)).taken, [])
})

test('what is believed made anew at zero ends the forecast and keeps what was said', async () => {
  const token = await practised()
  await read(token, physics)
  await sit(token, { at: minutesLater(5), right: 10 })
  server.setTime(minutesLater(200))
  await server.as(token)('POST', '/api/learner/reset', { how: 'zero' })
  const readiness = await read(token, physics)
  assert.deepEqual([readiness.forecast, readiness.taken.length], [null, 1])
})

test('no teacher, no institute and no visitor reads it', async () => {
  for (const role of ['teacher', 'institute'] as const) {
    const { status } = await server.call('GET', '/api/readiness', { token: await server.signUp(role) })
    assert.equal(status, 403)
  }
  assert.equal((await server.call('GET', '/api/readiness')).status, 401)
})

test('how well predictions come true is open to anybody, says nothing of few, and is counted every ten minutes', async () => {
  const calibration = async (): Promise<Calibration> => {
    const { status, body } = await server.call('GET', '/api/calibration')
    assert.equal(status, 200)
    return (body as { data: Calibration }).data
  }
  server.setTime('2026-12-01T06:00:00.000Z')
  const run = (text: string) =>
    server.owner.run({ name: `test.${text.slice(0, 30)}`, text, parameters: [] }, {})
  await run('DELETE FROM calibration')
  const none = await calibration()
  assert.deepEqual([none.answers, none.needed, none.whole, none.months], [0, 1000, null, []])
  await run(
    `INSERT INTO calibration VALUES ('2026-11-01', 7, 600, 450, 480, 99), ('2026-11-01', 5, 600, 330, 300, 150)`,
  )
  assert.deepEqual(await calibration(), none)
  server.setTime('2026-12-01T06:10:00.000Z')
  const { answers, whole, months, coverage, papers } = await calibration()
  assert.deepEqual([answers, coverage], [1200, null])
  assert.ok(Math.abs((whole?.calibrationError ?? 0) - 0.05) < 1e-9)
  assert.ok(Math.abs((whole?.brier ?? 0) - 249 / 1200) < 1e-9)
  assert.deepEqual(
    months.map(({ month, answers: count, papers: taken }) => [month, count, taken]),
    [['2026-11-01', 1200, papers]],
  )
})

test('of enough papers it says how many fell within their bands, and the bands are widened by them', async () => {
  const token = await practised()
  const before = (await read(token, physics)).forecast
  const hall = await sit(token, { at: minutesLater(5), right: 12 })
  const userId = await idOf(token)
  await server.owner.run(
    {
      name: 'test.papers',
      // Of forecasts on the days before every fourth paper brought a mark more than the band.
      text: `WITH copies AS (
          INSERT INTO sittings
          SELECT (jsonb_populate_record(sitting, jsonb_build_object('id', gen_random_uuid()))).*
          FROM sittings AS sitting, generate_series(1, 120) WHERE sitting.id = $1
          RETURNING id
        ), numbered AS (SELECT id, row_number() OVER ()::int AS n FROM copies),
        own AS (DELETE FROM forecasts WHERE sitting_id IS NOT NULL RETURNING *)
        INSERT INTO forecasts
        SELECT student_id, template, on_day - n, made_at, 8, 6, 10, answers, 1.15, 0.6, numbered.id,
          CASE WHEN n % 4 = 0 THEN 44 ELSE 40 END, 10, 16, paired_at
        FROM own, numbered WHERE sitting_id = $1`,
      parameters: ['sittingId'],
    },
    { sittingId: hall.sittingId },
  )
  const pairs = (await stored(userId)).filter(({ sittingId }) => sittingId !== null)
  assert.equal(pairs.length, 120)
  server.setTime(minutesLater(30 * 24 * 60))
  const calibration = (await server.call('GET', '/api/calibration')).body as { data: Calibration }
  assert.deepEqual([calibration.data.papers, calibration.data.coverage], [120, 0.75])
  server.setTime(start)
  const after = (await read(token, physics)).forecast
  assert.ok(before && after)
  assert.ok(after.high - after.low > before.high - before.low, JSON.stringify([before, after]))
})
