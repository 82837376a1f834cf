import type { QuizResult } from '@vikalp/contract/quiz'
import { type AttemptRecord, answersOf } from '#attempts/attempt.ts'

/** The navigation state of /analysis (requirement 7.3). */
export type AnalysisState = {
  answers: Record<string, number>
  correctCount: number
  incorrectCount: number
  totalQuestions: number
  testType: string
  subject: string
  chapter: string
  quick: boolean
  practice: string
  quizId: string
  /** Mean seconds over all questions (rule 16). */
  avgTime?: number
  error?: string
}

/** Not graded yet: zero correct, zero incorrect and the error (requirement 5.7). */
export function analysisState(record: AttemptRecord, submitError: string): AnalysisState {
  const { result, questionIds } = record
  const spent = Object.values(record.seconds).reduce((sum, seconds) => sum + seconds, 0)
  const mean = Math.round((10 * spent) / Math.max(1, questionIds.length)) / 10
  return {
    answers: answersOf(record),
    correctCount: result?.correct ?? 0,
    incorrectCount: result?.incorrect ?? 0,
    totalQuestions: questionIds.length,
    testType: record.examName,
    subject: record.subjectName,
    chapter: record.chapterName,
    quick: record.quick ?? false,
    practice: record.practice ?? '',
    quizId: record.quizId,
    avgTime: result ? (result.avgTime ?? undefined) : mean,
    ...(!result && { error: submitError }),
  }
}

/** What /analysis shows: from the navigation (requirement 7.3), or from a result of the server. */
export type Analysis = {
  exam: string | undefined
  subject: string | undefined
  /** The key of the chapter. */
  chapter: string | undefined
  /** A quick quiz of five. */
  quick: boolean
  /** The mode of practice that adapts, or empty. */
  practice: string
  total: number
  correct: number
  incorrect: number
  /** Mean seconds per question; null when no time was recorded. */
  avgTime: number | null
  /** Why the server has not graded it. */
  error: string | undefined
}

// Requirement 7.3: the default total.
const defaultTotal = 5

/** Undefined when no quiz came with the navigation: no result is invented. */
export function analysisFrom(state: Record<string, unknown>): Analysis | undefined {
  const { correctCount, incorrectCount, totalQuestions, avgTime, error } = state
  if (![correctCount, incorrectCount, totalQuestions].some(isCount)) return undefined
  const correct = isCount(correctCount) ? correctCount : 0
  const incorrect = isCount(incorrectCount) ? incorrectCount : 0
  const total = isCount(totalQuestions) ? totalQuestions : defaultTotal
  return {
    ...namesFrom(state),
    total: Math.max(total, correct + incorrect),
    correct,
    incorrect,
    avgTime: typeof avgTime === 'number' && Number.isFinite(avgTime) ? avgTime : null,
    error: text(error),
  }
}

/** The result of the server under the names from the navigation. */
export const analysisOf = (result: QuizResult, names: ReturnType<typeof namesFrom>): Analysis => ({
  ...names,
  total: result.total,
  correct: result.correct,
  incorrect: result.incorrect,
  avgTime: result.avgTime,
  error: undefined,
})

export const namesFrom = ({
  testType,
  examName,
  subject,
  subjectName,
  chapter,
  chapterName,
  quick,
  practice,
}: Record<string, unknown>) => ({
  exam: text(testType) ?? text(examName),
  subject: text(subject) ?? text(subjectName),
  chapter: text(chapter) ?? text(chapterName),
  quick: quick === true,
  practice: text(practice) ?? '',
})

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && Number.isInteger(value)

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined
