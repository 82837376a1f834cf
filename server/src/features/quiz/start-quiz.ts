import { randomUUIDv7 } from 'node:crypto'
import type { StartedQuiz, StartQuiz } from '@vikalp/contract/quiz'
import type { ExamKey } from '@vikalp/domain/vocabulary'
import { type ReadyJson, ready, readyList, readyObject } from '#platform/json/ready-json.ts'
import { Problem } from '#platform/problem.ts'
import { type BankQuestion, type QuestionBank, readyQuestion } from '#question-bank/question-bank.ts'
import { secondsOf } from './plan/plan-practice.ts'
import { planQuiz } from './plan/plan-quiz.ts'
import {
  type AttemptRow,
  beginFetched,
  findOwnAttempt,
  insertAttempt,
  type NewAttempt,
} from './quiz.store.ts'
import type { QuizDeps } from './quiz-deps.ts'

/**
 * Opens an attempt. A start with a known quizId returns that quiz again, so a start may be sent twice.
 * Known names without common questions give an empty quiz, and nothing is stored.
 */
export async function startQuiz(
  deps: QuizDeps,
  studentId: string,
  { quizId, ...request }: StartQuiz,
): Promise<ReadyJson<StartedQuiz>> {
  const { db, bank, clock, recent } = deps
  const id = quizId ?? randomUUIDv7()
  const opened = quizId ? await findOwnAttempt(db, { id, studentId }) : undefined
  if (opened) {
    if (opened.isAhead && !request.ahead) await beginFetched(db, { id, studentId })
    return reopen(bank, opened, request)
  }

  const plan = await planQuiz(deps, { studentId, quizId: id }, request)
  const { questions, asked, allMet, seconds, ...names } = plan
  if (questions.length === 0) return ready({ quizId: id, questions: [] })

  const questionIds = questions.map((question) => question.id)
  const key = questions.map((question) => question.answer).join('')
  const { assignmentId = null, ahead: isAhead = false } = request
  const attempt = { id, studentId, ...names, questionIds, key, startedAt: clock(), assignmentId, isAhead }
  if (await insertAttempt(db, attempt)) {
    recent.remember(db, asStored(attempt))
    return readyQuiz({ quizId: id, asked, allMet, seconds }, names.exam, questions)
  }

  const twin = await findOwnAttempt(db, { id, studentId }) // the same start, sent twice at once
  if (!twin) throw new Problem('conflict', 'This quiz was just removed')
  return reopen(bank, twin, request)
}

const asStored = ({ id, isQuick: quick, assignmentId: _, ...attempt }: NewAttempt): AttemptRow => ({
  ...attempt,
  id: id.toLowerCase(),
  quick,
  chosen: '-'.repeat(attempt.key.length),
  seconds: null,
  finishedAt: null,
  submittedAt: null,
})

/** With the time that its questions have, which only the request knows. */
function reopen(
  bank: QuestionBank,
  attempt: AttemptRow,
  { practice }: Pick<StartQuiz, 'practice'>,
): ReadyJson<StartedQuiz> {
  if (attempt.submittedAt) throw new Problem('conflict', 'This quiz was submitted before')
  const questions = attempt.questionIds.map((questionId) => bank.find(questionId))
  if (!questions.every((question) => question !== undefined))
    throw new Problem('conflict', 'This quiz holds a question that was withdrawn')
  const seconds = secondsOf(bank, { ...attempt, mode: practice, count: questions.length })
  return readyQuiz({ quizId: attempt.id, seconds }, attempt.exam, questions)
}

const readyQuiz = (
  quiz: Omit<StartedQuiz, 'questions'>,
  exam: ExamKey,
  questions: BankQuestion[],
): ReadyJson<StartedQuiz> =>
  readyObject(quiz, 'questions', readyList(questions.map((question) => readyQuestion(question, exam))))
