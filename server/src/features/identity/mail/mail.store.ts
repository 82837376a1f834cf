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
  'findClaim',
  'refuseAddress',
  'releaseFirst',
  'insertReader',
  'closeMailed',
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

const ClaimRow = z.object({ name: z.string(), isVerified: z.boolean(), canStartAnew: z.boolean() })
type ClaimRow = z.infer<typeof ClaimRow>

/** Undefined when the account neither has the address nor asks for it. */
export const findClaim = (db: Queries, claim: Owned): Promise<ClaimRow | undefined> =>
  db.maybeOne(sql.findClaim, claim, ClaimRow)

/** The account has the address no more, nor asks for it; one that it confirmed stays. */
export const refuseAddress = (db: Queries, claim: Owned): Promise<number> => db.run(sql.refuseAddress, claim)

/** The address goes to a new account with this id; false when it is no longer the unconfirmed one of the account before. */
export async function moveAddress(
  tx: Queries,
  moved: Owned & { id: string; passwordHash: string; now: Date },
): Promise<boolean> {
  const { userId, email, id } = moved
  await lockEmail(tx, email)
  if ((await tx.run(sql.releaseFirst, { userId, email })) !== 1) return false
  await tx.run(sql.releaseEmail, { userId: id, email })
  return (await tx.run(sql.insertReader, moved)) === 1
}

/**
 * The address becomes theirs. Throws when it is neither theirs nor asked for, or somebody else has confirmed it: the
 * transaction then undoes what was released.
 */
export async function setVerified(tx: Queries, key: Owned & { now: Date }): Promise<void> {
  const { userId, email } = key
  await lockEmail(tx, email)
  await tx.run(sql.releaseEmail, { userId, email })
  if ((await tx.run(sql.setVerified, key)) !== 1) throw voidLink()
  await tx.run(sql.closeMailed, { userId })
}

/** Accounts of before this moment that were never confirmed nor used, and that nobody can sign in to. */
export const forgetUnconfirmed = (db: Queries, before: Date): Promise<number> =>
  db.run(sql.forgetUnconfirmed, { before })

/** False when the password is another by now. */
export const askForEmail = async (db: Queries, asked: Owned & { passwordHash: string }): Promise<boolean> =>
  (await db.run(sql.askForEmail, asked)) === 1

/** False when somebody else signs in by it. */
export async function takeEmail(tx: Queries, taken: Owned): Promise<boolean> {
  if ((await tx.run(sql.takeEmail, taken)) !== 1) return false
  await tx.run(sql.closeMailed, { userId: taken.userId })
  return true
}
