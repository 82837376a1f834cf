import { attemptTitle } from '../english/attempt-title.ts'
import { chapterTitle } from '../english/chapter-titles.ts'

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
  title: attemptTitle(attempt.chapters.map(chapterTitle)),
  score: correct,
  percentage: Math.round((100 * correct) / attempt.total),
  date: finishedAt.toISOString(),
})
