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

/** A graded attempt as a list shows it, named by its chapters. */
export const historyEntry = ({ id, correct, finishedAt, ...attempt }: GradedAttempt): HistoryEntry => ({
  ...attempt,
  attemptId: id,
  title: attempt.chapters.map((key) => findChapter(key)?.title ?? key).join(', '),
  score: correct,
  percentage: Math.round((100 * correct) / attempt.total),
  date: finishedAt.toISOString(),
})
