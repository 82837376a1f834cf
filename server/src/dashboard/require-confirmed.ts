import type { Queries } from '#platform/db.ts'
import { Problem } from '#platform/problem.ts'
import { isConfirmed } from './confirmed.store.ts'

/** Refuses who is not confirmed (rule 34): anybody can say to be a teacher. `what` is what they may not do. */
export async function requireConfirmed(db: Queries, userId: string, what: string): Promise<void> {
  if (!(await isConfirmed(db, userId)))
    throw new Problem('forbidden', `Only who is confirmed may ${what}`, {
      fields: { account: 'is not confirmed' },
    })
}
