import type { quizContract } from '@vikalp/contract/quiz'
import type { z } from 'zod'
import type { FeatureDeps } from '#feature-deps.ts'
import { notFound } from '#platform/problem.ts'
import { publicQuestion } from '#question-bank/question-bank.ts'
import { findSubmitted } from './quiz.store.ts'
import { storedResult } from './quiz-result.ts'

type Result = z.output<typeof quizContract.result.response>

export async function readResult(
  { db, bank }: FeatureDeps,
  readerId: string,
  attemptId: string,
): Promise<Result> {
  const attempt = await findSubmitted(db, { id: attemptId, readerId })
  if (!attempt) throw notFound('The result')
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
