import type { HistoryPage } from '@vikalp/contract/lists/history'
import type { ListQuery } from '@vikalp/contract/lists/page'
import { historyEntry } from '@vikalp/domain/quiz/history-entry'
import type { FeatureDeps } from '#feature-deps.ts'
import { countHistory, listHistory } from './student.store.ts'

const pageSize = 20

/** The graded attempts of a student, newest first: a page of them, or those after a given one. */
export async function readHistory(
  { db }: FeatureDeps,
  studentId: string,
  { page, after }: ListQuery,
): Promise<HistoryPage> {
  const offset = after === undefined ? (page - 1) * pageSize : 0
  const [total, found] = await Promise.all([
    countHistory(db, studentId),
    listHistory(db, { studentId, after: after ?? null, limit: pageSize + 1, offset }),
  ])
  const attempts = found.slice(0, pageSize)
  const last = found.length > pageSize ? attempts.at(-1) : undefined
  return { total, page, pageSize, attempts: attempts.map(historyEntry), next: last?.id ?? null }
}
