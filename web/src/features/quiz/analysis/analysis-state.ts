import type { QuizResult } from '@vikalp/contract/quiz'
import { findChapter } from '@vikalp/domain/catalogue/chapters'
import { attemptSummary } from '@vikalp/domain/quiz/attempt-summary'

/** What /analysis shows: from the navigation (requirement 7.3), or from a result of the server. */
export type Analysis = {
  exam: string | undefined
  subject: string | undefined
  /** The key of the chapter. */
  chapter: string | undefined
  /** A quick quiz of five. */
  quick: boolean
  total: number
  correct: number
  incorrect: number
  /** Mean seconds per question; null when no time was recorded. */
  avgTime: number | null
  /** Why the server has not scored it. */
  error: string | undefined
}

// Requirement 7.3: the total where none is known.
const defaultTotal = 5

/** Undefined when no quiz came with the navigation: then there is no result, and none is made up. */
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

/** The verdict of the server under the names the navigation brought. */
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
}: Record<string, unknown>) => ({
  exam: text(testType) ?? text(examName),
  subject: text(subject) ?? text(subjectName),
  chapter: text(chapter) ?? text(chapterName),
  quick: quick === true,
})

export const chapterTitle = (chapter: string): string => findChapter(chapter)?.title ?? chapter

// The score bands of requirement 9.4; a full score has a sentence of its own.
const bands = [
  [100, 'full'],
  [90, 'excellent'],
  [80, 'good'],
  [70, 'fair'],
  [0, 'practise'],
] as const

export type ScoreBand = (typeof bands)[number][1]

export const scoreBand = (analysis: Analysis): ScoreBand => {
  const { accuracy } = attemptSummary(analysis)
  return bands.find(([from]) => accuracy >= from)?.[1] ?? 'practise'
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && Number.isInteger(value)

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined
