import type { Queries } from '../db.ts'
import { loadSql } from '../load-sql.ts'

const sql = loadSql(import.meta.url, 'beat')

/** On which triggers say what has changed. */
export const channel = 'vikalp'

/** Comes to all who listen, after everything that was committed before. */
export const sendBeat = (db: Queries, beat: string): Promise<number> => db.run(sql.beat, { beat })
