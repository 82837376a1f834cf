import { roles } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'saveCode', 'findOwner', 'useCode', 'forgetExpired')

const OwnerRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  role: z.enum(roles),
})
type OwnerRow = z.infer<typeof OwnerRow>

type NewCode = {
  userId: string
  codeHash: Buffer
  makerId: string | null
  byMail: boolean
  expiresAt: Date
  recent: Date
}
type Code = { codeHash: Buffer; now: Date }

/** False when a mail was sent whose code expires after `recent`. */
export const saveCode = async (db: Queries, code: NewCode): Promise<boolean> =>
  (await db.run(sql.saveCode, code)) === 1

/** Whose code it is; undefined when it was used, has expired or never was. */
export const findOwner = (db: Queries, code: Code): Promise<OwnerRow | undefined> =>
  db.maybeOne(sql.findOwner, code, OwnerRow)

/** False when somebody was faster. */
export const useCode = async (db: Queries, code: Code): Promise<boolean> =>
  (await db.run(sql.useCode, code)) > 0

export const forgetExpiredCodes = (db: Queries, now: Date): Promise<number> =>
  db.run(sql.forgetExpired, { now })
