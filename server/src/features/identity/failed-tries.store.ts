import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'takeTurn', 'readWait', 'addFailure', 'forgetFailures', 'forgetOld')

/** After so many wrong passwords the next try has to wait: people mistype. */
const slowedAfter = 5
const longestWait = 30
/** After so many seconds without a failure an account is as new. */
const forgottenAfter = 15 * 60

const WaitRow = z.object({ seconds: z.coerce.number() })

/** False where nothing slows the account, or it has to wait. */
export const takeTurn = async (db: Queries, account: string): Promise<boolean> =>
  (await db.run(sql.takeTurn, { account, slowedAfter, longestWait, forgottenAfter })) === 1

/** Seconds until the next try; 0 and less when it may come. */
export const readWait = async (db: Queries, account: string): Promise<number> =>
  (await db.maybeOne(sql.readWait, { account, slowedAfter, longestWait, forgottenAfter }, WaitRow))
    ?.seconds ?? 0

export const addFailure = (db: Queries, account: string): Promise<number> =>
  db.run(sql.addFailure, { account, forgottenAfter })

export const forgetFailures = (db: Queries, account: string): Promise<number> =>
  db.run(sql.forgetFailures, { account })

/** Those that count no more. */
export const forgetOldFailures = (db: Queries): Promise<number> => db.run(sql.forgetOld, { forgottenAfter })
