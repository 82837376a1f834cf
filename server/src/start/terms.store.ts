import type { Queries } from '../platform/db.ts'
import { loadSql } from '../platform/load-sql.ts'

const sql = loadSql(
  import.meta.url,
  'forgetRevoked',
  'forgetMarks',
  'forgetMembers',
  'forgetStaff',
  'forgetFormerDays',
  'forgetPlans',
  'forgetFormerGroups',
)

/** Of classes that ended before. */
export async function forgetMembers(db: Queries, before: Date): Promise<void> {
  await db.run(sql.forgetMarks, { before })
  await db.run(sql.forgetMembers, { before })
}

export const forgetRevoked = (db: Queries, before: Date): Promise<number> =>
  db.run(sql.forgetRevoked, { before })

export const forgetStaff = (db: Queries, before: Date): Promise<number> => db.run(sql.forgetStaff, { before })

/** `before` is a day. */
export const forgetFormerDays = (db: Queries, before: string): Promise<number> =>
  db.run(sql.forgetFormerDays, { before })

/** `before` is a day. */
export const forgetPlans = (db: Queries, before: string): Promise<number> =>
  db.run(sql.forgetPlans, { before })

/** Of classes that are all gone. */
export const forgetFormerGroups = (db: Queries): Promise<number> => db.run(sql.forgetFormerGroups, {})
