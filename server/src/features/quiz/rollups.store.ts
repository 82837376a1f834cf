import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'
import type { QuestionBank } from '#question-bank/question-bank.ts'

const sql = loadSql(
  import.meta.url,
  'lockRollups',
  'emptyRollups',
  'fillTotals',
  'fillPeriods',
  'fillSubjects',
  'fillTopics',
  'fillChapters',
  'markRebuilt',
  'needRebuild',
)

/** Recomputes the rollups from the attempts: the same rows as the submits would have left. */
export async function rebuildRollups(tx: Queries, bank: QuestionBank): Promise<void> {
  const questions = bank.paperBank.items
  await tx.run(sql.lockRollups, {})
  for (const statement of [sql.emptyRollups, sql.fillTotals, sql.fillPeriods, sql.fillSubjects])
    await tx.run(statement, {})
  const questionIds = questions.map(({ id }) => id)
  const chapters = questions.map(({ chapter }) => chapter)
  await tx.run(sql.fillTopics, { questionIds, chapters, topics: questions.map(({ topic }) => topic) })
  await tx.run(sql.fillChapters, { questionIds, chapters })
  await tx.run(sql.markRebuilt, {})
}

/** True after a migration that could not fill them by SQL alone. */
export const needRebuild = async (tx: Queries): Promise<boolean> =>
  (await tx.one(sql.needRebuild, {}, z.object({ needsRebuild: z.boolean() }))).needsRebuild
