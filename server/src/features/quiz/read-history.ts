import type { HistoryPage } from '@vikalp/contract/quiz'
import { findChapter } from '@vikalp/domain/catalogue/chapters'
import { countAttempts, listAttempts } from './quiz.store.ts'
import type { QuizDeps } from './quiz-deps.ts'

const pageSize = 20

export async function readHistory({ db }: QuizDeps, studentId: string, page: number): Promise<HistoryPage> {
  const [total, rows] = await Promise.all([
    countAttempts(db, studentId),
    listAttempts(db, { studentId, limit: pageSize, offset: (page - 1) * pageSize }),
  ])
  const attempts = rows.map(({ id, correct, finishedAt, ...row }) => ({
    ...row,
    attemptId: id,
    title: row.chapters.map((key) => findChapter(key)?.title ?? key).join(', '),
    score: correct,
    percentage: Math.round((100 * correct) / row.total),
    date: finishedAt.toISOString(),
  }))
  return { total, page, pageSize, attempts }
}
