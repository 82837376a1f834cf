import type { resetContract } from '@vikalp/contract/accounts/reset'
import type { SignedIn } from '@vikalp/contract/identity'
import type { z } from 'zod'
import { hashOfCode } from '#access/new-code.ts'
import { invalid } from '#platform/problem.ts'
import { setPassword } from '../account/account.store.ts'
import { startAnew } from '../devices/open-device.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { deletePasskeys } from '../passkeys/passkeys.store.ts'
import { hashPassword } from '../password.ts'
import { isGuessable } from '../weak-password.ts'
import { findByCode, spendCode } from './reset.store.ts'

type Reset = {
  body: z.output<typeof resetContract.reset.body>
  note: (more: { user: string }) => void
  userAgent: string
}

const unknownCode = () => invalid('code', 'was used, has expired or was never made')

/** Whoever was signed in is not any more. A password that is refused leaves the code for another try. */
export async function resetPassword(
  deps: IdentityDeps,
  { body: { code, password }, note, userAgent }: Reset,
): Promise<SignedIn> {
  const db = deps.databases.public
  const key = { codeHash: hashOfCode(code), now: deps.clock() }
  const owner = await findByCode(db, key)
  if (!owner) throw unknownCode()
  const { id: userId, name, email, username, role } = owner
  note({ user: userId })
  if (await isGuessable(password, [email, username, name]))
    throw invalid('password', 'is among the first that are guessed')
  const passwordHash = await hashPassword(password)
  const token = await startAnew(deps, db, { userId, userAgent }, async (tx) => {
    if (!(await spendCode(tx, key))) throw unknownCode()
    await setPassword(tx, { userId, passwordHash })
    // Whoever was in the account may have left one behind.
    await deletePasskeys(tx, userId)
  })
  deps.callers.forget(userId)
  return { token, role, name }
}
