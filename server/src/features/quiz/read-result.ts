import type { quizContract } from '@vikalp/contract/quiz'
import type { z } from 'zod'
import type { Caller } from '#platform/caller.ts'
import { notFound } from '#platform/problem.ts'
import { publicQuestion } from '#question-bank/question-bank.ts'
import { findAttempt } from './quiz.store.ts'
import type { QuizDeps } from './quiz-deps.ts'
import { resultOf } from './quiz-result.ts'

type Result = z.output<typeof quizContract.result.response>

/** A graded attempt, to its student; to everybody else it does not exist. */
export async function readResult({ db, bank }: QuizDeps, caller: Caller, attemptId: string): Promise<Result> {
  const attempt = await findAttempt(db, { id: attemptId, studentId: caller.userId })
  if (!attempt?.submittedAt) throw notFound('The result')
  const { exam, subject, chapters, questionIds } = attempt
  const known = questionIds.map((id) => bank.find(id)).filter((question) => question !== undefined)
  return {
    ...resultOf(bank, attempt),
    exam,
    subject,
    chapters,
    bank: known.map((question) => publicQuestion(question, exam)),
  }
}
