import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { StartedQuiz } from '@vikalp/contract/quiz'
import { chapters as allChapters } from '@vikalp/domain/catalogue/chapters'
import { loadBank } from '#question-bank/load-bank.ts'
import { submitQuiz } from '#testing/take-quiz.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
let token: string
const bank = loadBank()
before(async () => {
  server = await testApp({ CALL_LIMITS: 'off' }, bank)
  token = await server.signUp('student')
})
after(() => server.close())

const chapters = ['kinematics', 'optics', 'electrostatics']
const start = (exam: string, count: number, of = chapters) =>
  server.as(token)<StartedQuiz>('POST', '/api/quiz/start', {
    ...{ exam, subject: 'Physics', chapters: of, count, practice: 'exam-ready' },
  })
const tally = (values: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(values, (one) => one)].map(([one, all]) => [one, all.length]))

test('a block of exam-ready has of each chapter and difficulty what a paper of NEET has, also the second and third', async () => {
  const sizes = chapters.map((chapter) => bank.ofChapter(chapter, 'NEET').length)
  const all = sizes.reduce((sum, size) => sum + size, 0)
  const met = new Set<string>()
  for (let block = 0; block < 3; block++) {
    const quiz = await start('NEET', 20)
    assert.equal(quiz.questions.length, 20)
    assert.equal(quiz.seconds, 20 * 60)
    // A paper of 45 questions of Physics has 11 easy, 20 middling and 14 hard ones.
    assert.deepEqual(tally(quiz.questions.map(({ difficulty }) => difficulty)), {
      Easy: 5,
      Medium: 9,
      Hard: 6,
    })
    const byChapter = tally(quiz.questions.map(({ chapter }) => chapter))
    for (const [i, chapter] of chapters.entries())
      assert.ok(
        Math.abs((byChapter[chapter] ?? 0) - (20 * (sizes[i] ?? 0)) / all) < 1,
        JSON.stringify(byChapter),
      )
    const topics = quiz.questions.map(({ chapter, topic }) => `${chapter} ${topic}`)
    assert.ok(topics.every((topic, i) => topic !== topics[i - 1]))
    assert.ok(quiz.questions.every(({ _id }) => !met.has(_id)))
    assert.ok(quiz.asked?.every(({ choice, openHint }) => choice?.aim === undefined && !openHint))
    for (const { _id } of quiz.questions) met.add(_id)
    await submitQuiz(server.as(token), quiz)
  }
})

test('of a Board the form of assertion and reason has its share, and comes last as in the paper', async () => {
  const ofBoard = allChapters
    .map(({ key }) => key)
    .filter((key) => bank.ofChapter(key, 'BOARD').some(({ subject }) => subject === 'Physics'))
  const { questions } = await start('BOARD', 16, ofBoard)
  const forms = questions.map(({ _id }) => bank.find(_id)?.form === 'assertion-reason')
  assert.deepEqual(forms, [...Array(12).fill(false), ...Array(4).fill(true)])
})
