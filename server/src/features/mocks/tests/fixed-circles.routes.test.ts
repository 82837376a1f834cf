import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { makeQuestionBank } from '#question-bank/question-bank.ts'
import { newPage, rightAnswer, sitDown, wrongAnswer } from '#testing/mocks/hall.ts'
import { samplePapers } from '#testing/mocks/sample-papers.ts'
import { setUnitTest, unitTest } from '#testing/mocks/teacher.ts'
import { sampleQuestions } from '#testing/sample-questions.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
before(async () => {
  const papers = samplePapers()
  const [sample] = papers.templates
  assert.ok(sample)
  const templates = [...papers.templates, { ...sample, key: 'sheet', dialect: 'omr' as const }]
  server = await testApp({}, makeQuestionBank(sampleQuestions(), { ...papers, templates }))
})
after(() => server.close())

const onSheet = { ...unitTest, template: 'sheet' }
const at = (time: string): string => `2026-11-21T${time}.000Z`

/** A student fills a wrong circle, then the right one in its place, and hands in. */
async function changeCircle(rules: object) {
  const { asha, desk } = await setUnitTest(server, rules)
  server.setTime(at('06:00:00'))
  const { hall, page, paper } = await sitDown(server, asha.token, { testId: desk.testId })
  const [wrong, right] = [wrongAnswer(server, paper, 0), rightAnswer(server, paper, 0)]
  const told = await hall.read()
  const acts = page.act(
    { k: 'open', q: 0, t: 1000 },
    { k: 'pick', q: 0, v: wrong, t: 2000 },
    { k: 'pick', q: 0, v: right, t: 3000 },
    { k: 'save', q: 0, t: 4000 },
  )
  await hall.deliver(page, acts)
  server.setTime(at('06:01:00'))
  const answered = (await desk.board()).rows.map((row) => row.answered)
  const another = newPage()
  const resumed = await hall.resume(another)
  await hall.submit(another)
  server.setTime(at('07:30:00'))
  await desk.release()
  const result = await hall.result()
  return {
    told: told.isErasable,
    hall: [paper.isErasable, resumed.isErasable],
    stands: resumed.hall.questions[0]?.response === wrong ? 'first' : 'second',
    answered: answered.toSorted(),
    marks: [result.right, result.wrong],
    facility: (await desk.results()).items[0]?.facility,
  }
}

test('where filled circles cannot be erased the first one counts, in the hall, on the board and in the marks', async () =>
  assert.deepEqual(await changeCircle({ paper: onSheet, fixedCircles: true }), {
    told: false,
    hall: [false, false],
    stands: 'first',
    answered: [0, 1],
    marks: [0, 1],
    facility: 0,
  }))

for (const [name, rules] of [
  ['a sheet without the option', { paper: onSheet }],
  ['a paper with Save & Next, whatever was asked for', { fixedCircles: true }],
] as const)
  test(`${name} takes another answer in its place`, async () =>
    assert.deepEqual(await changeCircle(rules), {
      told: true,
      hall: [true, true],
      stands: 'second',
      answered: [0, 1],
      marks: [1, 0],
      facility: 100,
    }))

test('the teacher finds the option in a stored draft, and which papers have it', async () => {
  const { room, desk } = await setUnitTest(server, { paper: onSheet, fixedCircles: true })
  const call = server.as(room.teacher)
  const details = await call<{ input: { fixedCircles: boolean } }>('GET', `/api/tests/${desk.testId}`)
  assert.equal(details.input.fixedCircles, true)
  const page = await call<{ patterns: { key: string; dialect: string }[] }>('GET', '/api/tests')
  assert.deepEqual(
    page.patterns.flatMap(({ key, dialect }) => (dialect === 'omr' ? [key] : [])),
    ['sheet'],
  )
})
