import type { quizContract } from '@vikalp/contract/quiz'
import type { z } from 'zod'
import { invalid, notFound, Problem } from '#platform/problem.ts'
import { findOwnAttempt, storeAnswer } from './quiz.store.ts'
import type { QuizDeps } from './quiz-deps.ts'

type Answer = z.output<typeof quizContract.saveAnswer.body>
type SavedAnswer = z.output<typeof quizContract.saveAnswer.response>

/** Saves one answer of an open attempt; the submit includes it. */
export async function saveAnswer(
  { db, recent }: QuizDeps,
  studentId: string,
  answer: Answer,
): Promise<SavedAnswer> {
  const { quizId: id, questionId, selectedOption: letter } = answer
  recent.forget({ id, studentId })
  if (await storeAnswer(db, { id, studentId, questionId, letter })) return { questionId, saved: true }
  const attempt = await findOwnAttempt(db, { id, studentId })
  if (!attempt) throw notFound('The quiz')
  if (attempt.submittedAt) throw new Problem('conflict', 'This quiz was submitted before')
  throw invalid('questionId', 'is not of this quiz')
}
