import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'findVerified', 'isVerified', 'setVerified')

const PersonRow = z.object({ id: z.string(), name: z.string(), email: z.string() })
type PersonRow = z.infer<typeof PersonRow>

export const findVerified = (db: Queries, email: string): Promise<PersonRow | undefined> =>
  db.maybeOne(sql.findVerified, { email }, PersonRow)

const VerifiedRow = z.object({ isVerified: z.boolean() })

export const isVerified = async (db: Queries, userId: string): Promise<boolean> =>
  (await db.one(sql.isVerified, { userId }, VerifiedRow)).isVerified

/** False when the account has another address by now, or is gone. */
export const setVerified = async (
  db: Queries,
  key: { userId: string; email: string; now: Date },
): Promise<boolean> => (await db.run(sql.setVerified, key)) === 1
