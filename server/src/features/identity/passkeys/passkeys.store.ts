import { roles } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(
  import.meta.url,
  'insertChallenge',
  'spendChallenge',
  'forgetChallenges',
  'listPasskeys',
  'insertPasskey',
  'renamePasskey',
  'deletePasskey',
  'deletePasskeys',
  'findPasskey',
  'countUse',
)

type Challenge = { challenge: string; userId: string | null }

const PasskeyRow = z.object({
  id: z.string(),
  name: z.string(),
  madeAt: z.date(),
  usedOn: z.string().nullable(),
})
type PasskeyRow = z.infer<typeof PasskeyRow>

const KeyRow = z.object({
  userId: z.string(),
  name: z.string(),
  role: z.enum(roles),
  publicKey: z.instanceof(Buffer),
  counter: z.number(),
})
export type KeyRow = z.infer<typeof KeyRow>

type Owned = { id: string; userId: string }
type NewPasskey = Owned & { name: string; publicKey: Buffer; counter: number; now: Date; most: number }

export const insertChallenge = (db: Queries, challenge: Challenge & { expiresAt: Date }): Promise<number> =>
  db.run(sql.insertChallenge, challenge)

/** False when it was used, has expired, was made for somebody else or never was. */
export const spendChallenge = async (db: Queries, challenge: Challenge & { now: Date }): Promise<boolean> =>
  (await db.run(sql.spendChallenge, challenge)) === 1

export const forgetChallenges = (db: Queries, now: Date): Promise<number> =>
  db.run(sql.forgetChallenges, { now })

export const listPasskeys = (db: Queries, userId: string): Promise<PasskeyRow[]> =>
  db.many(sql.listPasskeys, { userId }, PasskeyRow)

/** False when there is no room for it, or it is known. */
export const insertPasskey = async (db: Queries, passkey: NewPasskey): Promise<boolean> =>
  (await db.run(sql.insertPasskey, passkey)) === 1

/** False when the user has no such passkey. */
export const renamePasskey = async (db: Queries, key: Owned & { name: string }): Promise<boolean> =>
  (await db.run(sql.renamePasskey, key)) === 1

/** False when the user has no such passkey. */
export const deletePasskey = async (db: Queries, key: Owned): Promise<boolean> =>
  (await db.run(sql.deletePasskey, key)) === 1

export const deletePasskeys = (db: Queries, userId: string): Promise<number> =>
  db.run(sql.deletePasskeys, { userId })

export const findPasskey = (db: Queries, id: string): Promise<KeyRow | undefined> =>
  db.maybeOne(sql.findPasskey, { id }, KeyRow)

/** False when it was removed meanwhile, or another signature has this count or a later one. */
export const countUse = async (
  db: Queries,
  use: { id: string; counter: number; today: string },
): Promise<boolean> => (await db.run(sql.countUse, use)) === 1
