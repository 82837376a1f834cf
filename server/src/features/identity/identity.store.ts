import { roles } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(
  import.meta.url,
  'findCaller',
  'saveExternalUser',
  'findAccount',
  'insertUser',
  'replacePassword',
  'revokeToken',
)

const CallerRow = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  role: z.enum(roles),
})
type CallerRow = z.infer<typeof CallerRow>

const AccountRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  role: z.enum(roles),
  /** Null for users of an external provider and for people of the sample, who have no password here. */
  passwordHash: z.string().nullable(),
})
export type AccountRow = z.infer<typeof AccountRow>

/** `subject` is what one signs in with; where that is not known yet, the id. */
type NewUser = {
  id: string
  subject: string
  name: string
  email: string
  role: string
  passwordHash: string
  now: Date
}
type ExternalUser = {
  id: string
  issuer: string
  subject: string
  name: string
  email: string | null
  role: string
  now: Date
}

/** Undefined when the user no longer exists, or the token or its device was signed out. */
export const findCaller = (
  db: Db,
  key: { userId: string; device: string | null; issuedAt: Date; revocationKeys: Buffer[] },
): Promise<CallerRow | undefined> => db.maybeOne(sql.findCaller, key, CallerRow)

/** Saves the provider's details of the user; undefined when the token was revoked here. */
export const saveExternalUser = (
  db: Db,
  user: ExternalUser & { revocationKeys: Buffer[] },
): Promise<CallerRow | undefined> => db.maybeOne(sql.saveExternalUser, user, CallerRow)

/** By the email or the username, whichever was typed. */
export const findAccount = (db: Db, name: string): Promise<AccountRow | undefined> =>
  db.maybeOne(sql.findAccount, { name }, AccountRow)

/** False when the subject is taken. */
export const insertUser = async (db: Db, user: NewUser): Promise<boolean> =>
  (await db.run(sql.insertUser, user)) === 1

/** False when it is no longer the one before: of two first sign-ins at once only one counts. */
export const replacePassword = async (
  db: Db,
  replaced: { id: string; before: string; passwordHash: string },
): Promise<boolean> => (await db.run(sql.replacePassword, replaced)) === 1

export const revokeToken = (db: Db, token: { tokenHash: Buffer; expiresAt: Date }): Promise<number> =>
  db.run(sql.revokeToken, token)
