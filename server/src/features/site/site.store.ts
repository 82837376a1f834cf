import type { Db } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'ping')

/** Throws unavailable when the database cannot be reached. */
export const pingDatabase = (db: Db): Promise<number> => db.run(sql.ping, {})
