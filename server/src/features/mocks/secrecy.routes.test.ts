import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { StudentProfile } from '@vikalp/contract/student-profile'
import { strFromU8, unzipSync } from 'fflate'
import { answering, rightAnswer, sitDown, wrongAnswer } from '#testing/mocks/hall.ts'
import { samplePapers } from '#testing/mocks/sample-papers.ts'
import { deskOf, openClassroom } from '#testing/mocks/teacher.ts'
import { addressOf, listOperations, type Operation } from '#testing/operations.ts'
import { enrol } from '#testing/roster.ts'
import { sampleQuestions, withWordOptions } from '#testing/sample-questions.ts'
import { dataOf, rowsOf, type TestApp, testApp } from '#testing/test-app.ts'
import { type BankQuestion, makeQuestionBank } from '../../question-bank/question-bank.ts'

/** Explanation, hint and note of each question are like no other, so that one can be found anywhere. */
const telling = (question: BankQuestion): BankQuestion => {
  const [explanation, hint, note] = ['Because', 'Look at', 'A slip in'].map(
    (word) => `${word} ${question.id}.`,
  )
  const html = {
    ...question.html,
    explanation: `<p>${explanation}</p>`,
    hint: `<p>${hint}</p>`,
    notes: { A: `${note}` },
  }
  return { ...question, explanation: `${explanation}`, hint: `${hint}`, html }
}
const saidOf = (id: string): string[] => [`Because ${id}.`, `Look at ${id}.`, `A slip in ${id}.`]

let server: TestApp
let gets: Operation[]
before(async () => {
  const { numeric, ...papers } = samplePapers()
  const typed = numeric.map((question) => ({
    ...question,
    explanation: `Because ${question.id}.`,
    html: {
      ...question.html,
      explanation: `<p>Because ${question.id}.</p>`,
      hint: `<p>Look at ${question.id}.</p>`,
    },
  }))
  const bank = makeQuestionBank(sampleQuestions().map(telling).map(withWordOptions), {
    ...papers,
    numeric: typed,
  })
  server = await testApp({ CALL_LIMITS: 'off' }, bank)
  gets = (await listOperations(server)).filter(({ method }) => method === 'GET')
})
after(() => server.close())

/** What may never be said of a question that is being asked, unless it is null. */
const telltale = [
  'answer',
  'explanation',
  'notes',
  'hint',
  'isCorrect',
  'difficulty',
  'correct',
  'verdict',
  'level',
  'topic',
]

/** Where an object that names one of these questions says more than it may. */
function leaksIn(value: unknown, held: readonly string[], path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  const fields = Object.entries(value)
  const names = fields.some(([name, id]) => /^(_id|id|questionId)$/.test(name) && held.includes(String(id)))
  const own = names
    ? fields
        .filter(([name, said]) => telltale.includes(name) && said !== null)
        .map(([name]) => `${path}.${name}`)
    : fields.filter(([name]) => held.includes(name)).map(([name]) => `${path}.${name}`) // a table by ids
  return [...own, ...fields.flatMap(([name, inner]) => leaksIn(inner, held, `${path}.${name}`))]
}

type Own = { token: string; id: string; attemptId: string; sittingId: string; held: string[] }

/** Everything that the API says to this student: the texts of every GET, and of the ZIP of everything. */
async function readAll({ token, id, attemptId, sittingId, held }: Own): Promise<Map<string, string>> {
  const read = new Map<string, string>()
  const headers = { authorization: `Bearer ${token}` }
  for (const operation of gets) {
    const { path } = operation
    const base = path
      .replace('{attemptId}', attemptId)
      .replace('{sittingId}', sittingId)
      .replace('{userId}', id)
    const urls = path.includes('{chapter}')
      ? ['kinematics', 'optics', 'evolution'].map((chapter) => base.replace('{chapter}', chapter))
      : path === '/api/suggestions' || path === '/api/reports/mine'
        ? held.map(
            (question) => `${base}?${path === '/api/suggestions' ? 'questionId' : 'questionIds'}=${question}`,
          )
        : [addressOf({ ...operation, path: base }).replace(/\?$/, '') + queryOf(operation)]
    for (const url of urls) {
      const reply = await server.app.inject({ method: 'GET', url, headers })
      read.set(url, reply.body)
    }
  }
  const url = '/api/accounts/export'
  const zip = await server.app.inject({ method: 'POST', url, headers, payload: { confirmation: name } })
  assert.equal(zip.statusCode, 200, zip.body)
  for (const [file, bytes] of Object.entries(unzipSync(zip.rawPayload)))
    read.set(`${url} ${file}`, strFromU8(bytes))
  return read
}

/** addressOf knows the query of an address by its path as it is in the list. */
function queryOf(operation: Operation): string {
  const [, query] = addressOf(operation).split('?')
  return query ? `?${query}` : ''
}

const name = 'Asha Patel'

/** More would be refused. */
const reportsADay = 10

/** A student who has met questions of the paper before, marked, reported and discussed them, and now sits it, or what is set. */
async function sitWithPast(set?: (studentId: string) => Promise<object>) {
  server.setTime('2026-11-20T06:00:00.000Z')
  const token = await server.signUp('student', name)
  // Whoever has no password writes the own name to have everything.
  await server.owner.run(
    { name: '', text: 'UPDATE public.users SET password_hash = NULL', parameters: [] },
    {},
  )
  const quiz = await server.takeQuiz(token, { count: 14 })
  const call = server.as(token)
  const { id } = await call<{ id: string }>('GET', '/api/accounts/me')
  for (const [place, { questionId }] of quiz.questions.entries()) {
    await call('PUT', '/api/bookmarks', { questionId, bookmarked: true })
    if (place < reportsADay) await call('POST', '/api/reports', { questionId, reason: 'unclear' })
  }
  const choice = await set?.(id)
  server.setTime('2026-11-21T06:00:00.000Z')
  const sat = await sitDown(server, token, choice)
  const held = sat.paper.questions.map((question) => question.id)
  return { ...sat, token, id, attemptId: quiz.attemptId, sittingId: sat.hall.sittingId, held }
}

const figuresOf = ({
  stats,
  badges,
  trend,
  subjects,
  recent,
  nextStep,
}: StudentProfile & { recent?: unknown }) => ({
  stats,
  badges,
  trend,
  subjects,
  recent,
  nextStep,
})

/** Where the API says more of the questions than is asked. */
const faultsOf = async (own: Own): Promise<string[]> =>
  [...(await readAll(own))].flatMap(([url, text]) => [
    ...own.held.flatMap(saidOf).flatMap((said) => (text.includes(said) ? [`${url}: ${said}`] : [])),
    ...(text.startsWith('{') ? leaksIn(JSON.parse(text), own.held).map((path) => `${url}: ${path}`) : []),
  ])

/** After the results everything is there, so the walk does see it. */
function assertTold(faults: readonly string[]): void {
  for (const route of [
    '/api/quiz/result/',
    '/api/questions/kinematics',
    '/api/bookmarks',
    '/api/accounts/export',
    '/result: ',
  ])
    assert.ok(
      faults.some((fault) => fault.includes(route)),
      route,
    )
}

/** The day of a paper counts at once, whatever was answered. */
const withoutStreak = ({ stats, badges, ...figures }: ReturnType<typeof figuresOf>) => ({
  ...figures,
  stats: { ...stats, streak: 0 },
  badges: badges.filter(({ name }) => name !== 'Streak Champion'),
})

const readFigures = async ({ token }: Own) =>
  figuresOf(dataOf((await server.call('GET', '/api/profiles/student', { token })).body))

test('while a paper runs, no GET of the API says anything of its questions beyond what is asked', async () => {
  assert.ok(gets.length > 40, `${gets.length} routes`)
  const own = await sitWithPast()
  const { hall, page, held } = own
  assert.deepEqual(await faultsOf(own), [])
  const acts = held.flatMap((_, place) =>
    answering(place, rightAnswer(server, own.paper, place), 3000 * place),
  )
  await hall.deliver(page, page.act(...acts))
  assert.deepEqual(await faultsOf(own), [])
  server.setTime('2026-11-21T06:05:00.000Z')
  await hall.submit(page)
  assertTold(await faultsOf(own))
})

test('of a class test nothing is said and no figure moves between the hand-in and its results', async () => {
  server.setTime('2026-11-20T06:00:00.000Z')
  const room = await openClassroom(server, [])
  const desk = deskOf(server, room)
  const own = await sitWithPast(async (studentId) => {
    await enrol(server.db, room.classId, studentId)
    await desk.save({ shuffleOptions: true })
    await desk.publish()
    return { testId: desk.testId }
  })
  const { hall, page, paper } = own
  const before = await readFigures(own)
  const papersTold = await rowsOf(server.db, 'paper_answers')
  const acts = own.held.flatMap((_, place) =>
    answering(place, rightAnswer(server, paper, place), 3000 * place),
  )
  await hall.deliver(page, page.act(...acts))
  server.setTime('2026-11-21T06:05:00.000Z')
  await hall.submit(page)
  assert.deepEqual(await faultsOf(own), [])
  assert.deepEqual(withoutStreak(await readFigures(own)), withoutStreak(before))
  assert.equal(await rowsOf(server.db, 'paper_answers'), papersTold)
  await desk.release()
  assertTold(await faultsOf(own))
  assert.ok((await rowsOf(server.db, 'paper_answers')) > papersTold, 'practice knows of it')
})

test('no figure of the profile moves by what is answered in a running paper', async () => {
  const own = await sitWithPast()
  const { hall, page, held } = own
  const before = await readFigures(own)
  const acts = held.flatMap((_, place) =>
    answering(place, rightAnswer(server, own.paper, place), 3000 * place),
  )
  await hall.deliver(page, page.act(...acts))
  assert.deepEqual(await readFigures(own), before)
})

test('before the end the result is as long for full marks as for none', async () => {
  const replies: string[] = []
  for (const answer of [rightAnswer, wrongAnswer]) {
    const { hall, page, held, paper, token } = await sitWithPast()
    await hall.deliver(
      page,
      page.act(...held.flatMap((_, place) => answering(place, answer(server, paper, place), 3000 * place))),
    )
    const url = `/api/sittings/${hall.sittingId}/result`
    const reply = await server.app.inject({
      method: 'GET',
      url,
      headers: { authorization: `Bearer ${token}` },
    })
    assert.equal(reply.statusCode, 409)
    replies.push(reply.body.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|"req-\w+"/g, ''))
  }
  assert.equal(replies[0], replies[1])
})
