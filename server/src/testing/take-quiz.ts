import assert from 'node:assert/strict'
import type { Question } from '@vikalp/contract/question'
import type { QuizResult, StartedQuiz } from '@vikalp/contract/quiz'
import { dataOf, type TestApp } from './test-app.ts'

export type Verdict = 'right' | 'wrong' | 'skip'

type Plan = {
  exam: string
  subject: string
  chapter: string
  /** How each question is answered. */
  verdict: (question: Question, place: number) => Verdict
  /** Spent on each answered question. */
  seconds?: number
  count?: number
  quick?: boolean
  /** When it is started and delivered; the server's clock stays there. */
  at: string
}

/** A whole quiz through the routes, answered by plan. */
export async function takeQuiz(server: TestApp, token: string, plan: Plan): Promise<QuizResult> {
  const { exam, subject, chapter, verdict, seconds, count, quick, at } = plan
  server.setTime(at)
  const body = { exam, subject, chapters: [chapter], count, quick }
  const started = await server.call('POST', '/api/quiz/start', { token, body })
  assert.equal(started.status, 200, JSON.stringify(started.body))
  const { quizId, questions } = dataOf<StartedQuiz>(started.body)
  const answers = questions.flatMap((question, place) => {
    const wanted = verdict(question, place)
    if (wanted === 'skip') return []
    const selectedOption = wanted === 'right' ? question.answer : question.answer === 'A' ? 'B' : 'A'
    return [{ questionId: question._id, selectedOption, seconds }]
  })
  const submitted = await server.call('POST', '/api/quiz/submit-multiple', {
    token,
    body: { quizId, answers },
  })
  assert.equal(submitted.status, 200, JSON.stringify(submitted.body))
  return dataOf<QuizResult>(submitted.body)
}

/** The first so many right, then so many wrong, the rest skipped. */
export const inOrder =
  (right: number, wrong = 0): Plan['verdict'] =>
  (_, place) =>
    place < right ? 'right' : place < right + wrong ? 'wrong' : 'skip'

export const allRight: Plan['verdict'] = () => 'right'
