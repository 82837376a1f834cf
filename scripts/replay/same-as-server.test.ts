import assert from 'node:assert/strict'
import test from 'node:test'
import { listMeetings } from '../../server/src/learners/item-levels.store.ts'
import { learnLevels } from '../../server/src/learners/learn-levels.ts'
import { learnAllWaiting } from '../../server/src/learners/learn-waiting.ts'
import { loadBank } from '../../server/src/question-bank/load-bank.ts'
import { inOrder } from '../../server/src/testing/take-quiz.ts'
import { testApp } from '../../server/src/testing/test-app.ts'
import { learnerEvents } from './learner-events.ts'

const quizzes = 20
const chapters = ['kinematics', 'optics', 'gravitation', 'laws-of-motion', 'current-electricity']

test('200 answers over HTTP have the probabilities of the port', async (t) => {
  const server = await testApp({ CALL_LIMITS: 'off' }, loadBank())
  t.after(() => server.close())
  const { take } = learnerEvents(server.bank)
  const tokens = [await server.signUp('student'), await server.signUp('student')]
  let answers = 0
  for (let quiz = 0; quiz < quizzes; quiz++) {
    const student = quiz % tokens.length
    const at = new Date(Date.UTC(2026, 10, 1 + quiz, 6)).toISOString()
    const chapter = chapters[Math.floor(quiz / 2) % chapters.length]
    const verdict = inOrder(quiz % 8, 10)
    await server.takeQuiz(tokens[student] ?? '', { at, chapter, count: 10, verdict })
    await learnAllWaiting(server.db, server.bank)
    const [attempt] = await listMeetings(server.db, 1)
    assert.ok(attempt)
    for (const [place, item] of attempt.questionIds.entries()) {
      const { p } = take({ student: `${student}`, item, x: attempt.credits[place], at })
      assert.ok(Math.abs(p - (attempt.predicted[place] ?? Number.NaN)) < 1e-6, `${item}: ${p}`)
      answers++
    }
    assert.equal(await learnLevels(server.db, server.bank), 1)
  }
  assert.equal(answers, 10 * quizzes)
})
