import { demoEmails } from '@vikalp/domain/identity/demo-accounts'
import type { Role } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'findSampleUser')

/** The fictional person whose dashboard is the sample of a role: of the many people of the sample, the demo account. */
export const findSampleUser = async (db: Db, role: Role): Promise<string | undefined> =>
  (await db.maybeOne(sql.findSampleUser, { role, email: demoEmails[role] }, z.object({ userId: z.string() })))
    ?.userId
