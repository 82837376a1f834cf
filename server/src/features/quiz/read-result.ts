import type { quizContract } from '@vikalp/contract/quiz'
import type { z } from 'zod'
import { type ReadyJson, readyList, readyObject } from '#platform/json/ready-json.ts'
import { notFound } from '#platform/problem.ts'
import { readyQuestion } from '#question-bank/question-bank.ts'
import { findSubmitted } from './quiz.store.ts'
import type { QuizDeps } from './quiz-deps.ts'
import { storedResult } from './quiz-result.ts'

type Result = z.output<typeof quizContract.result.response>

export async function readResult(
  { db, bank, recent }: QuizDeps,
  readerId: string,
  attemptId: string,
): Promise<ReadyJson<Result>> {
  const own = { id: attemptId, studentId: readerId }
  const attempt = recent.findClosed(db, own) ?? (await findSubmitted(db, { id: attemptId, readerId }))
  if (!attempt) throw notFound('The result')
  const { exam, subject, chapters, quick, questionIds } = attempt
  const known = questionIds.map((id) => bank.find(id)).filter((question) => question !== undefined)
  const result = { ...storedResult(bank, attempt), exam, subject, chapters, quick }
  return readyObject(result, 'bank', readyList(known.map((question) => readyQuestion(question, exam))))
}
