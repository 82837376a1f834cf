import type { OwnPace } from '@vikalp/domain/plan/item-seconds'
import type { Day } from '@vikalp/domain/progress/periods'
import { z } from 'zod'
import type { GoalsRow, PlannedBlock } from '#learners/day.store.ts'
import type { Db } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'storeGoals', 'beginPlan', 'changePlan', 'listPaces')

export const storeGoals = async (
  db: Db,
  { exams, ...goals }: GoalsRow & { studentId: string },
): Promise<void> => {
  await db.run(sql.storeGoals, { ...goals, exams: JSON.stringify(exams) })
}

type Plan = { studentId: string; day: Day; minutes: number | null; blocks: readonly PlannedBlock[] }

export const beginPlan = async (db: Db, { blocks, ...plan }: Plan): Promise<void> => {
  await db.run(sql.beginPlan, { ...plan, blocks: JSON.stringify(blocks) })
}

/** False when it was changed since `before` was read. */
export const changePlan = async (
  db: Db,
  { blocks, before, ...plan }: Plan & { before: readonly PlannedBlock[] },
): Promise<boolean> =>
  (await db.run(sql.changePlan, {
    ...plan,
    blocks: JSON.stringify(blocks),
    before: JSON.stringify(before),
  })) === 1

const PaceRow = z.object({ subject: z.string(), median: z.number(), answers: z.int() })

/** How long the student usually takes for an answer, by subject. */
export const listPaces = async (db: Db, studentId: string): Promise<Map<string, OwnPace>> =>
  new Map(
    (await db.many(sql.listPaces, { studentId }, PaceRow)).map(({ subject, ...pace }) => [subject, pace]),
  )
