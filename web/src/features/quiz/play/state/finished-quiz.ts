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
    quizId: record.quizId,
    avgTime: result ? (result.avgTime ?? undefined) : mean,
    ...(!result && { error: submitError }),
  }
}
