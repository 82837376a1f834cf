import { demoEmails } from '@vikalp/contract/identity'
import type { Role } from '@vikalp/contract/rights'
import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'findSampleUser')

/** The fictional person whose dashboard is the sample of a role: of the many people of the sample, the demo account. */
export const findSampleUser = async (db: Db, role: Role): Promise<string | undefined> =>
  (await db.maybeOne(sql.findSampleUser, { role, email: demoEmails[role] }, z.object({ userId: z.string() })))
    ?.userId
