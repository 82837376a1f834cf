import { z } from 'zod'
import type { Queries } from '../src/platform/db.ts'
import { loadSql } from '../src/platform/load-sql.ts'
import { tenants } from '../src/platform/tenants.ts'

const sql = loadSql(import.meta.url, 'listColumns')

const ColumnRow = z.object({
  schema: z.string(),
  table: z.string(),
  column: z.string(),
  /** What PostgreSQL does when the user is deleted, by its letter; null without a reference. */
  onDelete: z.string().nullable(),
})
export type ColumnRow = z.infer<typeof ColumnRow>

const people =
  'account|author|caller|guardian|institute|invigilator|maker|marker|member|moderator|owner|person|pupil|reader|reporter|setter|student|teacher|user|viewer'
const named = `^(.*_)?(${people})(_id|_key|_hash)?$|_by$|^key$|^token_hash$`

/** The columns of all schemas that point to a person, or might. */
export const listColumns = (db: Queries): Promise<ColumnRow[]> =>
  db.many(sql.listColumns, { schemas: tenants, named }, ColumnRow)
