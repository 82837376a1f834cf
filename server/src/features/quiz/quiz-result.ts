import type { QuizResult } from '@vikalp/contract/quiz'
import { meanSeconds } from '@vikalp/domain/quiz/attempt-time'
import { type Score, scoreAttempt } from '@vikalp/domain/quiz/score-attempt'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import type { AttemptRow } from './quiz.store.ts'

type Closed = { id: string; seconds: number[] | null; finishedAt: Date }

/** A result as it is sent: graded by the key at the start of the quiz, with the explanations of today's bank. */
export const resultOf = (
  bank: QuestionBank,
  { id, seconds, finishedAt }: Closed,
  score: Score,
): QuizResult => {
  const { verdicts, ...counts } = score
  return {
    attemptId: id,
    quizId: id,
    ...counts,
    avgTime: meanSeconds(seconds),
    finishedAt: finishedAt.toISOString(),
    questions: verdicts.map((verdict) => ({
      ...verdict,
      explanation: bank.find(verdict.questionId)?.explanation,
    })),
  }
}

/** The result of an attempt that is already closed. */
export function storedResult(bank: QuestionBank, attempt: AttemptRow): QuizResult {
  const { id, seconds, finishedAt } = attempt
  if (finishedAt === null) throw new Error(`Attempt ${id} is not graded`)
  return resultOf(bank, { id, seconds, finishedAt }, scoreAttempt(attempt))
}
