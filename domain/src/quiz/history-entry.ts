import { findChapter } from '../catalogue/chapters.ts'

export type GradedAttempt = {
  id: string
  exam: string
  subject: string
  chapters: string[]
  correct: number
  total: number
  finishedAt: Date
  quick: boolean
}

export type HistoryEntry = Pick<GradedAttempt, 'exam' | 'subject' | 'chapters' | 'total' | 'quick'> & {
  attemptId: string
  title: string
  score: number
  percentage: number
  date: string
}

/** A graded attempt as a list shows it. */
export const historyEntry = ({ id, correct, finishedAt, ...attempt }: GradedAttempt): HistoryEntry => ({
  ...attempt,
  attemptId: id,
  title: titleOf(attempt.chapters),
  score: correct,
  percentage: Math.round((100 * correct) / attempt.total),
  date: finishedAt.toISOString(),
})

/** Up to two chapters by name; beyond that the list would be all titles. */
function titleOf(chapters: readonly string[]): string {
  const [first = '', second, ...others] = chapters.map((key) => findChapter(key)?.title ?? key)
  if (second === undefined) return first
  return others.length === 0 ? `${first}, ${second}` : `${first} and ${others.length + 1} more chapters`
}
