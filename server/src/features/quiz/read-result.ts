import type { quizContract } from '@vikalp/contract/quiz'
import type { z } from 'zod'
import { type ReadyJson, readyList, readyObject } from '#platform/json/ready-json.ts'
import { notFound } from '#platform/problem.ts'
import { readyQuestion } from '#question-bank/question-bank.ts'
import { findSubmitted } from './quiz.store.ts'
import type { QuizDeps } from './quiz-deps.ts'
import { storedResult } from './quiz-result.ts'

type Result = z.output<typeof quizContract.result.response>

/** Without the questions that a paper asks the reader at present: their keys are not told before it is over. */
export async function readResult(
  { db, bank, clock, heldQuestions, recent }: QuizDeps,
  readerId: string,
  attemptId: string,
): Promise<ReadyJson<Result>> {
  const own = { id: attemptId, studentId: readerId }
  const attempt = recent.findClosed(db, own) ?? (await findSubmitted(db, { id: attemptId, readerId }))
  if (!attempt) throw notFound('The result')
  const held = await heldQuestions.of(db, readerId, clock())
  const { exam, subject, chapters, quick, questionIds } = attempt
  const shown = questionIds.filter((id) => !held.has(id))
  const known = shown.map((id) => bank.find(id)).filter((question) => question !== undefined)
  const stored = storedResult(bank, attempt)
  const questions = stored.questions.filter(({ questionId }) => !held.has(questionId))
  const result = { ...stored, questions, exam, subject, chapters, quick }
  return readyObject(result, 'bank', readyList(known.map((question) => readyQuestion(question, exam))))
}
