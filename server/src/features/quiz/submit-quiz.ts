import type { QuizResult, SubmitQuiz } from '@vikalp/contract/quiz'
import { attemptDuration, finishTime, secondsPerQuestion } from '@vikalp/domain/quiz/attempt-time'
import { tallyChapters } from '@vikalp/domain/quiz/chapter-tally'
import { scoreAttempt, withAnswers } from '@vikalp/domain/quiz/score-attempt'
import { tallyTopics } from '@vikalp/domain/quiz/topic-tally'
import { invalid, notFound } from '#platform/problem.ts'
import { type AttemptRow, closeAttempt, findOwnAttempt } from './quiz.store.ts'
import type { QuizDeps } from './quiz-deps.ts'
import { resultOf, storedResult } from './quiz-result.ts'

/**
 * Grades and closes an attempt. When it is submitted again, even with other answers, the stored result is returned: the
 * first submit counts. Answers saved one by one before are included.
 */
export async function submitQuiz(
  deps: QuizDeps,
  studentId: string,
  request: SubmitQuiz,
): Promise<QuizResult> {
  const { db, bank, recent } = deps
  const own = { id: request.quizId, studentId }
  const known = recent.find(db, own)
  const attempt = known && isAbout(known, request) ? known : await findOwnAttempt(db, own)
  if (!attempt) throw notFound('The quiz')
  if (attempt.submittedAt) return storedResult(bank, attempt)

  return closeQuiz(deps, attempt, request)
}

async function closeQuiz(deps: QuizDeps, attempt: AttemptRow, request: SubmitQuiz): Promise<QuizResult> {
  const { db, bank, clock, recent, lessons } = deps
  const { questionIds, key, startedAt, studentId } = attempt
  const own = { id: request.quizId, studentId }
  const { answers, skipped = [] } = request
  rejectUnknown(questionIds, 'answers', answers)
  rejectUnknown(questionIds, 'skipped', skipped)
  const chosen = withAnswers(attempt, answers)
  const score = scoreAttempt({ ...attempt, chosen })

  const submittedAt = clock()
  const reported = request.finishedAt ? new Date(request.finishedAt) : submittedAt
  const finishedAt = finishTime(startedAt, reported, submittedAt)
  const seconds = secondsPerQuestion(questionIds, [...skipped, ...answers])
  const isClosed = await closeAttempt(db, {
    ...own,
    questionIds,
    key,
    chosenBefore: attempt.chosen,
    chosen,
    seconds,
    durationSeconds: attemptDuration(seconds, startedAt, finishedAt, questionIds.length),
    finishedAt,
    submittedAt,
    correct: score.correct,
    incorrect: score.incorrect,
    hinted: saidIn(answers, 'hinted'),
    guessed: saidIn(answers, 'guessed'),
    topics: tallyTopics(score.verdicts, bank.find),
    chapters: tallyChapters(score.verdicts, bank.find),
  })
  if (isClosed) {
    lessons.add(db, studentId)
    recent.remember(db, { ...attempt, chosen, seconds, finishedAt, submittedAt })
    return resultOf(bank, { id: attempt.id, seconds, finishedAt }, score)
  }
  recent.forget(own)
  return submitQuiz(deps, studentId, request) // another submit closed it, or an answer was saved
}

/** The questions of which the answers say it. */
const saidIn = (answers: SubmitQuiz['answers'], what: 'hinted' | 'guessed'): string[] | null => {
  const ids = answers.flatMap(({ questionId, [what]: isSo }) => (isSo ? [questionId] : []))
  return ids.length > 0 ? ids : null
}

/** One that was begun anew at another server has other questions. */
const isAbout = ({ questionIds }: AttemptRow, { answers, skipped = [] }: SubmitQuiz): boolean =>
  [...answers, ...skipped].every(({ questionId }) => questionIds.includes(questionId))

function rejectUnknown(
  questionIds: readonly string[],
  field: string,
  answers: readonly { questionId: string }[],
): void {
  const seen = new Set<string>()
  for (const [i, { questionId }] of answers.entries()) {
    if (!questionIds.includes(questionId)) throw invalid(`${field}.${i}.questionId`, 'is not of this quiz')
    if (seen.has(questionId)) throw invalid(`${field}.${i}.questionId`, 'comes twice')
    seen.add(questionId)
  }
}
