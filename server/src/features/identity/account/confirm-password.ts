import { isOneTimeCode } from '#access/one-time-code.ts'
import type { Db } from '#platform/db.ts'
import { invalid, type Problem } from '#platform/problem.ts'
import type { FailedTries } from '../failed-tries.ts'
import { passwordMatches } from '../password.ts'
import { findPassword } from './account.store.ts'

export const wrongPassword = (field = 'password'): Problem =>
  invalid(field, 'is not the password of this account')

/**
 * Whoever holds a signed-in phone for a moment does not know the password; their guesses are slowed as at sign-in. What
 * follows counts only while the password is still the one that is returned, as it is stored.
 */
export async function confirmPassword(
  failedTries: FailedTries,
  db: Db,
  { userId, password, field = 'password' }: { userId: string; password: string; field?: string },
): Promise<string> {
  const stored = await findOwnPassword(db, userId)
  await failedTries.requirePatience(userId)
  const isRight = await passwordMatches(password, stored)
  if (!isRight || stored === undefined) {
    await failedTries.addFailure(userId)
    throw wrongPassword(field)
  }
  await failedTries.forget(userId)
  return stored
}

/** Undefined where the person has chosen none: another provider keeps it, or a card still waits. */
export async function findOwnPassword(db: Db, userId: string): Promise<string | undefined> {
  const known = await findPassword(db, userId)
  return isOneTimeCode(known) ? undefined : known
}
