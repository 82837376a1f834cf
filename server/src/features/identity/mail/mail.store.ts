import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'
import { invalid, type Problem } from '#platform/problem.ts'

const sql = loadSql(
  import.meta.url,
  'findVerified',
  'findEmail',
  'lockEmail',
  'releaseEmail',
  'setVerified',
  'forgetUnconfirmed',
  'askForEmail',
  'takeEmail',
)

const PersonRow = z.object({ id: z.string(), name: z.string(), email: z.string() })
type PersonRow = z.infer<typeof PersonRow>

const EmailRow = z.object({
  email: z.string().nullable(),
  isVerified: z.boolean(),
  askedEmail: z.string().nullable(),
})
type EmailRow = z.infer<typeof EmailRow>

type Owned = { userId: string; email: string }

/** Who has confirmed this address. */
export const findVerified = (db: Queries, email: string): Promise<PersonRow | undefined> =>
  db.maybeOne(sql.findVerified, { email }, PersonRow)

export const findEmail = (db: Queries, userId: string): Promise<EmailRow> =>
  db.one(sql.findEmail, { userId }, EmailRow)

export const voidLink = (): Problem => invalid('token', 'has expired, or the account has another address')

/** Until the transaction ends nobody else takes the address. */
export const lockEmail = (tx: Queries, email: string): Promise<number> => tx.run(sql.lockEmail, { email })

const VerifiedRow = z.object({ isFirst: z.boolean() })

/**
 * The address becomes theirs; returns whether it is the first that the account confirms. Throws when it is neither theirs
 * nor asked for, or somebody else has confirmed it: the transaction then undoes what was released.
 */
export async function setVerified(tx: Queries, key: Owned & { now: Date }): Promise<boolean> {
  const { userId, email } = key
  await lockEmail(tx, email)
  await tx.run(sql.releaseEmail, { userId, email })
  const verified = await tx.maybeOne(sql.setVerified, key, VerifiedRow)
  if (!verified) throw voidLink()
  return verified.isFirst
}

/** Accounts of before this moment that were never confirmed nor used, and that nobody can sign in to. */
export const forgetUnconfirmed = (db: Queries, before: Date): Promise<number> =>
  db.run(sql.forgetUnconfirmed, { before })

/** False when the password is another by now. */
export const askForEmail = async (db: Queries, asked: Owned & { passwordHash: string }): Promise<boolean> =>
  (await db.run(sql.askForEmail, asked)) === 1

/** False when somebody else signs in by it. */
export const takeEmail = async (tx: Queries, taken: Owned): Promise<boolean> =>
  (await tx.run(sql.takeEmail, taken)) === 1
