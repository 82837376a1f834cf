import type { HistoryPage } from '@vikalp/contract/quiz'
import { historyEntry } from '@vikalp/domain/quiz/history-entry'
import { countAttempts, listAttempts } from './quiz.store.ts'
import type { QuizDeps } from './quiz-deps.ts'

const pageSize = 20

export async function readHistory({ db }: QuizDeps, studentId: string, page: number): Promise<HistoryPage> {
  const [total, rows] = await Promise.all([
    countAttempts(db, studentId),
    listAttempts(db, { studentId, limit: pageSize, offset: (page - 1) * pageSize }),
  ])
  return { total, page, pageSize, attempts: rows.map(historyEntry) }
}
