import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'
import type { Own } from '../sittings/sittings.store.ts'

const sql = loadSql(import.meta.url, 'listUntold', 'noteTold')

const OwnRow = z.object({ studentId: z.string(), id: z.string() })

/** Sittings of tests whose results are out, and of which practice does not know. */
export const listUntold = (db: Queries, of: { now: Date; limit: number }): Promise<Own[]> =>
  db.many(sql.listUntold, of, OwnRow)

export const noteTold = (db: Queries, { id, studentId }: Own, now: Date): Promise<number> =>
  db.run(sql.noteTold, { id, studentId, now })
