import { z } from 'zod'
import type { Db, Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'
import { invalid, type Problem } from '#platform/problem.ts'

const sql = loadSql(
  import.meta.url,
  'findVerified',
  'findEmail',
  'lockEmail',
  'releaseEmail',
  'setVerified',
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

/** The address becomes theirs. Throws when it is neither theirs nor asked for, or somebody else has confirmed it. */
export const setVerified = (db: Db, key: Owned & { now: Date }): Promise<void> =>
  db.transaction(async (tx) => {
    const { userId, email } = key
    await lockEmail(tx, email)
    await tx.run(sql.releaseEmail, { userId, email })
    // Thrown in here, so that what was released is undone.
    if ((await tx.run(sql.setVerified, key)) === 0) throw voidLink()
  })

/** False when the password is another by now. */
export const askForEmail = async (db: Queries, asked: Owned & { passwordHash: string }): Promise<boolean> =>
  (await db.run(sql.askForEmail, asked)) === 1

/** False when somebody else signs in by it. */
export const takeEmail = async (tx: Queries, taken: Owned): Promise<boolean> =>
  (await tx.run(sql.takeEmail, taken)) === 1
