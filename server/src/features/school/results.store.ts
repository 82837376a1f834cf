import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'listResults', 'findName')

const ResultRow = z.object({
  name: z.string(),
  rollNo: z.string(),
  quizzes: z.number(),
  scoreSum: z.number(),
  lastOn: z.string().nullable(),
  subjects: z.array(z.object({ subject: z.string(), quizzes: z.number(), scoreSum: z.number() })),
  marks: z.number(),
  present: z.number(),
})
type ResultRow = z.infer<typeof ResultRow>

type ClassKey = { instituteId: string; class: string }

/** Of those whom a teacher has in a class of this name. */
export const listResults = (db: Queries, key: ClassKey): Promise<ResultRow[]> =>
  db.many(sql.listResults, key, ResultRow)

/** As the class is spelt; undefined when no teacher has such a class. */
export const findName = async (db: Queries, key: ClassKey): Promise<string | undefined> =>
  (await db.one(sql.findName, key, z.object({ name: z.string().nullable() }))).name ?? undefined
