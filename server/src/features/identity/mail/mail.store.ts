import { z } from 'zod'
import type { Db, Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

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

/** The address becomes theirs; false when it is neither theirs nor asked for, or somebody else has confirmed it. */
export const setVerified = (db: Db, key: Owned & { now: Date }): Promise<boolean> =>
  db
    .transaction(async (tx) => {
      const { userId, email } = key
      await tx.run(sql.lockEmail, { email })
      await tx.run(sql.releaseEmail, { userId, email })
      if ((await tx.run(sql.setVerified, key)) === 1) return true
      throw new NotTheirs()
    })
    .catch((error: unknown) => {
      if (error instanceof NotTheirs) return false
      throw error
    })

/** Undoes what was released. */
class NotTheirs extends Error {}

export const askForEmail = (db: Queries, asked: Owned): Promise<number> => db.run(sql.askForEmail, asked)

/** False when somebody else signs in by it. */
export const takeEmail = (db: Db, taken: Owned): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx.run(sql.lockEmail, { email: taken.email })
    return (await tx.run(sql.takeEmail, taken)) === 1
  })
