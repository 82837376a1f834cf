import { z } from 'zod'
import type { Queries } from '../db.ts'
import { loadSql } from '../load-sql.ts'

const sql = loadSql(import.meta.url, 'countCall', 'forgetEnded')

const CountRow = z.object({ calls: z.number(), secondsLeft: z.coerce.number() })
type CountRow = z.infer<typeof CountRow>

/** Counts a call in the open window of its key, or begins one of so many seconds. */
export const countCall = (db: Queries, call: { key: string; seconds: number }): Promise<CountRow> =>
  db.one(sql.countCall, call, CountRow)

export const forgetEndedWindows = (db: Queries): Promise<number> => db.run(sql.forgetEnded, {})
