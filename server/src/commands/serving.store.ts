import { z } from 'zod'
import type { Queries } from '../platform/db.ts'
import { loadSql } from '../platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'countConnections')

const Row = z.object({ connections: z.int() })

/** How many connections of that name the database has. */
export const countConnections = async (db: Queries, application: string): Promise<number> =>
  (await db.one(sql.countConnections, { application }, Row)).connections
