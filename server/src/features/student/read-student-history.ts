import type { HistoryPage } from '@vikalp/contract/quiz'
import { historyEntry } from '@vikalp/domain/quiz/history-entry'
import type { DashboardDeps } from '#dashboard/dashboard-deps.ts'
import { countHistory, listHistory } from './student.store.ts'

const pageSize = 20

export async function readStudentHistory(
  { db }: DashboardDeps,
  studentId: string,
  page: number,
): Promise<HistoryPage> {
  const [total, attempts] = await Promise.all([
    countHistory(db, studentId),
    listHistory(db, { studentId, limit: pageSize, offset: (page - 1) * pageSize }),
  ])
  return { total, page, pageSize, attempts: attempts.map(historyEntry) }
}
