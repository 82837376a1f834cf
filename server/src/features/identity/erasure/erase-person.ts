import type { Db } from '#platform/db.ts'
import { accountKey } from '../failed-tries.ts'
import { addTombstone, deleteAll, deleteUnopened, keepNumbers, lockUser } from './erasure.store.ts'

/**
 * Erases everything that is linked to a person, all or nothing; what others see as numbers stays (rule 84). With an
 * institute go the accounts that it made and nobody opened. False when there is no such person, so a second time does
 * nothing.
 */
export const erasePerson = (db: Db, userId: string, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user) return false
    const { id, email, username } = user
    await keepNumbers(tx, id, now)
    await deleteUnopened(tx, id, now)
    const names = [id, email, username].filter((name) => name !== null)
    await deleteAll(tx, id, names.map(accountKey))
    await addTombstone(tx, { userId: id, erasedAt: now })
    return true
  })
