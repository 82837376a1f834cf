import type { QuizResult, SubmitQuiz } from '@vikalp/contract/quiz'
import { attemptDuration, finishTime, secondsPerQuestion } from '@vikalp/domain/quiz/attempt-time'
import { scoreAttempt, withAnswers } from '@vikalp/domain/quiz/score-attempt'
import { tallyTopics } from '@vikalp/domain/quiz/topic-tally'
import type { FeatureDeps } from '#feature-deps.ts'
import { invalid, notFound } from '#platform/problem.ts'
import { closeAttempt, findOwnAttempt } from './quiz.store.ts'
import { resultOf, storedResult } from './quiz-result.ts'

/**
 * Grades and closes an attempt. When it is submitted again, even with other answers, the stored result is returned: the
 * first submit counts. Answers saved one by one before are included.
 */
export async function submitQuiz(
  deps: FeatureDeps,
  studentId: string,
  request: SubmitQuiz,
): Promise<QuizResult> {
  const { db, bank, clock } = deps
  const own = { id: request.quizId, studentId }
  const attempt = await findOwnAttempt(db, own)
  if (!attempt) throw notFound('The quiz')
  if (attempt.submittedAt) return storedResult(bank, attempt)

  const { answers, skipped = [] } = request
  const { questionIds, startedAt } = attempt
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
    chosenBefore: attempt.chosen,
    chosen,
    seconds,
    durationSeconds: attemptDuration(seconds, startedAt, finishedAt, questionIds.length),
    finishedAt,
    submittedAt,
    correct: score.correct,
    incorrect: score.incorrect,
    topics: tallyTopics(score.verdicts, bank.find),
    questionChapters: questionIds.map((id) => bank.find(id)?.chapter ?? null),
  })
  if (isClosed) return resultOf(bank, { id: attempt.id, seconds, finishedAt }, score)
  return submitQuiz(deps, studentId, request) // another submit closed it in the meantime, or an answer was saved
}

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
