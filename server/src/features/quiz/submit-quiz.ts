import type { QuizResult, SubmitQuiz } from '@vikalp/contract/quiz'
import { scoreAttempt } from '@vikalp/domain/quiz/score-attempt'
import { invalid, notFound } from '#platform/problem.ts'
import { type AttemptRow, closeAttempt, findOwnAttempt } from './quiz.store.ts'
import type { QuizDeps } from './quiz-deps.ts'
import { readKey, readLetters, resultOf, writeLetters } from './quiz-result.ts'
import { tallyTopics } from './tally-topics.ts'

/** A tab left open overnight must not bend the average: an hour per question is the most that counts. */
const longestSeconds = 3600

/**
 * Grades and closes an attempt. Delivered again, also with other answers, it gives the stored result: the first
 * delivery counts. Answers kept one by one before are part of it.
 */
export async function submitQuiz(
  deps: QuizDeps,
  studentId: string,
  request: SubmitQuiz,
): Promise<QuizResult> {
  const { db, bank, clock } = deps
  const own = { id: request.quizId, studentId }
  const attempt = await findOwnAttempt(db, own)
  if (!attempt) throw notFound('The quiz')
  if (attempt.submittedAt) return resultOf(bank, attempt)

  const { answers, skipped = [] } = request
  refuseForeign(attempt, 'answers', answers)
  refuseForeign(attempt, 'skipped', skipped)
  const { questionIds, startedAt } = attempt
  const chosen = readLetters(questionIds, attempt.chosen)
  for (const { questionId, selectedOption } of answers) chosen.set(questionId, selectedOption)
  const key = readKey(questionIds, attempt.key)
  const { correct, incorrect } = scoreAttempt(key, chosen)

  const submittedAt = clock()
  const seconds = secondsPerQuestion(questionIds, [...skipped, ...answers])
  const said = request.finishedAt ? new Date(request.finishedAt) : submittedAt
  const finishedAt = within(startedAt, said, submittedAt)
  const closed = {
    chosenBefore: attempt.chosen,
    chosen: writeLetters(questionIds, chosen),
    seconds,
    durationSeconds: durationOf(seconds, startedAt, finishedAt, questionIds.length),
    finishedAt,
    submittedAt,
  }
  const topics = tallyTopics(bank, key, chosen)
  if (await closeAttempt(db, { ...own, ...closed, correct, incorrect, topics }))
    return resultOf(bank, { ...attempt, ...closed })
  return submitQuiz(deps, studentId, request) // another delivery closed it in the meantime, or an answer was kept
}

function refuseForeign(attempt: AttemptRow, field: string, given: readonly { questionId: string }[]): void {
  const seen = new Set<string>()
  for (const [i, { questionId }] of given.entries()) {
    if (!attempt.questionIds.includes(questionId))
      throw invalid(`${field}.${i}.questionId`, 'is not of this quiz')
    if (seen.has(questionId)) throw invalid(`${field}.${i}.questionId`, 'comes twice')
    seen.add(questionId)
  }
}

type Timed = { questionId: string; seconds?: number | undefined }

function secondsPerQuestion(questionIds: readonly string[], timed: readonly Timed[]): number[] | null {
  if (timed.every(({ seconds }) => seconds === undefined)) return null
  const spent = new Map(timed.map(({ questionId, seconds }) => [questionId, seconds ?? 0]))
  return questionIds.map((id) => Math.min(Math.round(spent.get(id) ?? 0), longestSeconds))
}

/** The time on a visible screen; where none was recorded, the time from start to finish. */
function durationOf(seconds: readonly number[] | null, start: Date, finish: Date, questions: number): number {
  const spent = seconds?.reduce((sum, one) => sum + one, 0)
  const wall = Math.round((finish.getTime() - start.getTime()) / 1000)
  return Math.min(spent ?? wall, longestSeconds * questions)
}

/** A phone's clock may be wrong: what it says is kept between the start and the delivery, both by our clock. */
const within = (start: Date, said: Date, now: Date): Date =>
  new Date(Math.min(Math.max(said.getTime(), start.getTime()), Math.max(now.getTime(), start.getTime())))
