import { roles } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(
  import.meta.url,
  'savePaperCode',
  'saveMailedCode',
  'findByCode',
  'findListed',
  'spendCode',
  'forgetExpired',
)

const OwnerRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  username: z.string().nullable(),
  role: z.enum(roles),
})
type OwnerRow = z.infer<typeof OwnerRow>

const ListedRow = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  class: z.string().nullable(),
  isWaiting: z.boolean(),
  hasOwnEmail: z.boolean(),
})
type ListedRow = z.infer<typeof ListedRow>

type NewCode = { userId: string; codeHash: Buffer; expiresAt: Date }
type Code = { codeHash: Buffer; now: Date }

export const findListed = (
  db: Queries,
  listed: { instituteId: string; username: string },
): Promise<ListedRow | undefined> => db.maybeOne(sql.findListed, listed, ListedRow)

/** In place of the one before it. */
export const savePaperCode = (db: Queries, code: NewCode & { makerId: string | null }): Promise<number> =>
  db.run(sql.savePaperCode, code)

/** In place of the one before it; false when that is younger than so many seconds, or the address is not theirs by now. */
export const saveMailedCode = async (
  db: Queries,
  code: NewCode & { email: string; secondsBetween: number },
): Promise<boolean> => (await db.run(sql.saveMailedCode, code)) === 1

/** Whose code it is; undefined when it was used, has expired or never was. */
export const findByCode = (db: Queries, code: Code): Promise<OwnerRow | undefined> =>
  db.maybeOne(sql.findByCode, code, OwnerRow)

/** False when somebody was faster. */
export const spendCode = async (db: Queries, code: Code): Promise<boolean> =>
  (await db.run(sql.spendCode, code)) > 0

export const forgetExpiredCodes = (db: Queries, now: Date): Promise<number> =>
  db.run(sql.forgetExpired, { now })
