import { demoEmails } from '@vikalp/domain/identity/demo-accounts'
import { type Role, roles } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'findSamplePerson')

const PersonRow = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  role: z.enum(roles),
})

/** Of the many people of the sample, the one whose dashboard it is; undefined where no sample was made. */
export const findSamplePerson = (db: Db, role: Role): Promise<z.infer<typeof PersonRow> | undefined> =>
  db.maybeOne(sql.findSamplePerson, { role, email: demoEmails[role] }, PersonRow)
