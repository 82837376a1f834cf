import type { accountContract } from '@vikalp/contract/accounts/settings'
import type { z } from 'zod'
import type { Caller } from '#platform/caller.ts'
import type { Db } from '#platform/db.ts'
import { invalid } from '#platform/problem.ts'
import { startAnew } from '../devices/open-device.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { deletePasskeys } from '../passkeys/passkeys.store.ts'
import { hashPassword } from '../password.ts'
import { isGuessable } from '../weak-password.ts'
import { findUsername, setPassword } from './account.store.ts'
import { confirmPassword, wrongPassword } from './confirm-password.ts'

type Change = {
  caller: Caller
  db: Db
  userAgent: string
  body: z.output<typeof accountContract.changePassword.body>
}

/** Whoever else was signed in is not any more; this device goes on with the token that is returned. */
export async function changePassword(
  deps: IdentityDeps,
  { caller, db, userAgent, body: { password, newPassword } }: Change,
): Promise<{ token: string }> {
  const { userId, email, name } = caller
  const before = await confirmPassword(deps.failedTries, db, { userId, password })
  if (await isGuessable(newPassword, [email, await findUsername(db, userId), name]))
    throw invalid('newPassword', 'is among the first that are guessed')
  const passwordHash = await hashPassword(newPassword)
  const token = await startAnew(deps, db, { userId, userAgent }, async (tx, present) => {
    if (present !== before) throw wrongPassword()
    await setPassword(tx, { userId, passwordHash })
    // Whoever knew the old one may have left one behind.
    await deletePasskeys(tx, userId)
  })
  deps.callers.forget(userId)
  return { token }
}
