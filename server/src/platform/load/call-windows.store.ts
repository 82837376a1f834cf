import { z } from 'zod'
import type { Queries } from '../db.ts'
import { loadSql } from '../load-sql.ts'

const sql = loadSql(import.meta.url, 'countCall', 'giveBack', 'forgetEnded')

const CountRow = z.object({ calls: z.number(), secondsLeft: z.coerce.number() })
type CountRow = z.infer<typeof CountRow>

/** Counts a call in the open window of its key, or begins one of so many seconds. */
export const countCall = (db: Queries, call: { key: string; seconds: number }): Promise<CountRow> =>
  db.one(sql.countCall, call, CountRow)

/** Takes one call of the key back, unless its window is over. */
export const giveBack = (db: Queries, key: string): Promise<number> => db.run(sql.giveBack, { key })

export const forgetEndedWindows = (db: Queries): Promise<number> => db.run(sql.forgetEnded, {})
