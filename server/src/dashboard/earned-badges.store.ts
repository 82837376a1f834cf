import type { EarnedDays } from '@vikalp/domain/progress/badge'
import type { Role } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'listEarned', 'keepReached')

const EarnedRow = z.object({ badge: z.string(), earnedAt: z.date() })
type EarnedRow = z.infer<typeof EarnedRow>

export type Owner = { userId: string; role: Exclude<Role, 'student'> }

/** A badge whose goal is reached, and when that was first seen. */
export type ReachedBadge = { badge: string; total: number; seenAt: Date }

export const listEarned = async (db: Queries, owner: Owner): Promise<EarnedDays> =>
  daysOf(await db.many(sql.listEarned, owner, EarnedRow))

/** Returns the days that they have from now on. */
export const keepReached = async (
  db: Queries,
  { userId, role }: Owner,
  reached: readonly ReachedBadge[],
): Promise<EarnedDays> =>
  daysOf(await db.many(sql.keepReached, { userId, role, rows: JSON.stringify(reached) }, EarnedRow))

const daysOf = (rows: readonly EarnedRow[]): EarnedDays =>
  Object.fromEntries(rows.map(({ badge, earnedAt }) => [badge, earnedAt.toISOString()]))
