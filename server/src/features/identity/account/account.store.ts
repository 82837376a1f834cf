import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'findPassword', 'lockPassword', 'findUsername', 'setPassword', 'setName')

const PasswordRow = z.object({ passwordHash: z.string().nullable() })

/** Undefined where the account has none. */
export const findPassword = async (db: Queries, userId: string): Promise<string | undefined> =>
  (await db.maybeOne(sql.findPassword, { userId }, PasswordRow))?.passwordHash ?? undefined

/** As it stands, and it stays so until the transaction ends: no new password comes in between. */
export const lockPassword = async (tx: Queries, userId: string): Promise<string | undefined> =>
  (await tx.maybeOne(sql.lockPassword, { userId }, PasswordRow))?.passwordHash ?? undefined

const UsernameRow = z.object({ username: z.string().nullable() })

export const findUsername = async (db: Queries, userId: string): Promise<string | null> =>
  (await db.one(sql.findUsername, { userId }, UsernameRow)).username

export const setPassword = (
  db: Queries,
  password: { userId: string; passwordHash: string },
): Promise<number> => db.run(sql.setPassword, password)

export const setName = (db: Queries, name: { userId: string; name: string }): Promise<number> =>
  db.run(sql.setName, name)
