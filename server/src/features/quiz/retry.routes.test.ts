import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { StartedQuiz } from '@vikalp/contract/quiz'
import { letters } from '@vikalp/domain/vocabulary'
import { makeQuestionBank } from '#question-bank/question-bank.ts'
import { samplePapers } from '#testing/mocks/sample-papers.ts'
import { sampleQuestions, withWordOptions } from '#testing/sample-questions.ts'
import { inOrder } from '#testing/take-quiz.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
before(async () => {
  const notes = { A: 'Leaves out the sign.', B: 'Takes <b>v</b> for <b>u</b>.' }
  const questions = sampleQuestions()
    .map((question) => (question.chapter === 'optics' ? withWordOptions(question) : question))
    .map((question) => ({ ...question, html: { ...question.html, notes } }))
  server = await testApp({ CALL_LIMITS: 'off' }, makeQuestionBank(questions, samplePapers()))
})
after(() => server.close())

const retry = (token: string) =>
  server.as(token)<StartedQuiz>('POST', '/api/quiz/start', {
    exam: 'NEET',
    subject: 'Physics',
    chapters: ['Mistakes'],
    from: 'mistakes',
  })

test('a mistake that is asked once more says what was chosen and when; words stand in another order, numbers do not', async () => {
  const token = await server.signUp('student')
  for (const chapter of ['kinematics', 'optics'])
    await server.takeQuiz(token, {
      chapter,
      count: 5,
      verdict: inOrder(0, 5),
      at: '2026-11-20T06:00:00.000Z',
    })
  server.setTime('2026-11-21T06:00:00.000Z')
  const { questions, asked = [] } = await retry(token)
  assert.deepEqual([questions.length, asked.length], [10, 10])
  for (const [place, { _id, chapter, answer }] of questions.entries()) {
    const { why, order } = asked[place] ?? {}
    assert.ok(why?.reason === 'retry')
    assert.deepEqual([why.mistake.questionId, why.mistake.on], [_id, '2026-11-20'])
    const chosen = answer === 'A' ? 'B' : 'A'
    const slip = chosen === 'A' ? ': leaves out the sign.' : '.'
    if (order === undefined)
      assert.match(
        why.sentence,
        new RegExp(`^You chose ${chosen} on 20 Nov${slip} Get it right on a later day`),
      )
    else {
      assert.equal(chapter, 'optics', 'numbers go up or down')
      assert.deepEqual([...order].toSorted(), [...letters])
      assert.equal(why.mistake.option, undefined, 'the letter is another option now')
      assert.match(
        why.sentence,
        new RegExp(`^You got this wrong on 20 Nov${slip} Get it right on a later day`),
      )
    }
  }
  assert.ok(asked.some(({ order }) => order !== undefined))
})
