import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(
  import.meta.url,
  'lockUser',
  'lockAttempts',
  'lockLearner',
  'keepSums',
  'keepAnswers',
  'keepReports',
  'lockCases',
  'deleteCases',
  'deleteTries',
  'deleteAttempts',
  'deleteSittings',
  'endAgreements',
  'deleteUnopened',
  'deleteRoster',
  'deleteUser',
  'addTombstone',
  'listTombstones',
  'listRevived',
)

const UserRow = z.object({
  id: z.string(),
  email: z.string().nullable(),
  username: z.string().nullable(),
})
type UserRow = z.infer<typeof UserRow>

const TombstoneRow = z.object({ userId: z.string(), erasedAt: z.date() })
export type Tombstone = z.infer<typeof TombstoneRow>

/** Undefined when there is no such user any more. */
export const lockUser = (tx: Queries, userId: string): Promise<UserRow | undefined> =>
  tx.maybeOne(sql.lockUser, { userId }, UserRow)

/** What others go on seeing as numbers: the sums of classes, the statistics of questions, reports that hide a text. */
export async function keepNumbers(tx: Queries, userId: string, now: Date): Promise<void> {
  await tx.run(sql.lockAttempts, { userId })
  await tx.run(sql.lockLearner, { userId })
  await tx.run(sql.keepSums, { userId })
  await tx.run(sql.keepAnswers, { userId })
  await tx.run(sql.keepReports, { userId, now })
}

/** `accounts` are the keys of the person's failed tries to sign in. */
export async function deleteAll(tx: Queries, userId: string, accounts: readonly string[]): Promise<void> {
  await tx.run(sql.lockCases, { userId })
  await tx.run(sql.deleteCases, { userId })
  await tx.run(sql.deleteTries, { accounts })
  await tx.run(sql.deleteAttempts, { userId })
  await tx.run(sql.deleteSittings, { userId })
  await tx.run(sql.endAgreements, { userId })
  await tx.run(sql.deleteRoster, { userId })
  await tx.run(sql.deleteUser, { userId })
}

/** So many fit into the time that a statement has. */
const atOnce = 1000

/** Of an institute: the accounts of its roster that nobody has opened, in parts. */
export async function deleteUnopened(tx: Queries, userId: string, erasedAt: Date): Promise<void> {
  let deleted: number
  do deleted = await tx.run(sql.deleteUnopened, { userId, erasedAt, most: atOnce })
  while (deleted === atOnce)
}

export const addTombstone = (db: Queries, tombstone: Tombstone): Promise<number> =>
  db.run(sql.addTombstone, tombstone)

export const listTombstones = (db: Queries): Promise<Tombstone[]> =>
  db.many(sql.listTombstones, {}, TombstoneRow)

/** Those of them who are there. */
export const listRevived = async (db: Queries, userIds: readonly string[]): Promise<string[]> =>
  (await db.many(sql.listRevived, { userIds }, z.object({ userId: z.string() }))).map(({ userId }) => userId)
