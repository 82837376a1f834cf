import type { Queries } from '../db.ts'
import { loadSql } from '../load-sql.ts'

const sql = loadSql(import.meta.url, 'beat')

/** On which triggers say what has changed. */
export const channel = 'vikalp'

/** Comes to all who listen, after everything that was committed before. False when the triggers say nothing. */
export const sendBeat = async (db: Queries, beat: string): Promise<boolean> =>
  (await db.run(sql.beat, { beat })) === 1
