import type { quizContract } from '@vikalp/contract/quiz'
import type { z } from 'zod'
import type { FeatureDeps } from '#feature-deps.ts'
import { notFound } from '#platform/problem.ts'
import { publicQuestion } from '#question-bank/question-bank.ts'
import { findAttempt } from './quiz.store.ts'
import { storedResult } from './quiz-result.ts'

type Result = z.output<typeof quizContract.result.response>

/** A graded attempt; the right to read it has already been checked. */
export async function readResult({ db, bank }: FeatureDeps, attemptId: string): Promise<Result> {
  const attempt = await findAttempt(db, attemptId)
  if (!attempt?.submittedAt) throw notFound('The result')
  const { exam, subject, chapters, quick, questionIds } = attempt
  const known = questionIds.map((id) => bank.find(id)).filter((question) => question !== undefined)
  return {
    ...storedResult(bank, attempt),
    exam,
    subject,
    chapters,
    quick,
    bank: known.map((question) => publicQuestion(question, exam)),
  }
}
