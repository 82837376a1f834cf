import type { emailContract } from '@vikalp/contract/accounts/email'
import { isDemoEmail } from '@vikalp/domain/identity/demo-accounts'
import type { z } from 'zod'
import type { Caller } from '#platform/caller.ts'
import type { Db } from '#platform/db.ts'
import { Problem } from '#platform/problem.ts'
import { lockPassword } from '../account/account.store.ts'
import { confirmPassword, wrongPassword } from '../account/confirm-password.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { askForEmail, findEmail, lockEmail, takeEmail } from './mail.store.ts'
import { requireFewMails, sendNotice, sendVerification, unsent } from './send-link.ts'

type Change = { caller: Caller; db: Db; body: z.output<typeof emailContract.change.body> }

/** The present address counts until the new one is confirmed. Where no mail is sent the new one counts at once. */
export async function changeEmail(
  deps: IdentityDeps,
  { caller: { userId, name }, db, body: { email, password } }: Change,
): Promise<{ askedEmail: string | null }> {
  const { mailer } = deps
  const passwordHash = await confirmPassword(deps.failedTries, db, { userId, password })
  if (isDemoEmail(email)) throw emailTaken()
  if (!mailer) {
    await db.transaction(async (tx) => {
      await lockEmail(tx, email)
      if ((await lockPassword(tx, userId)) !== passwordHash) throw wrongPassword()
      if (!(await takeEmail(tx, { userId, email }))) throw emailTaken()
    })
    deps.callers.forget(userId)
    return { askedEmail: null }
  }
  const withMail = { ...deps, mailer }
  await requireFewMails(withMail, email)
  const before = await findEmail(db, userId)
  if (!(await askForEmail(db, { userId, email, passwordHash }))) throw wrongPassword()
  // An address that nobody confirmed may be that of a stranger, who is told nothing.
  if (before.isVerified && before.email !== null)
    await sendNotice(withMail, { to: before.email, name, email }).catch(unsent)
  await sendVerification(withMail, { id: userId, email }).catch(unsent)
  return { askedEmail: email }
}

export const emailTaken = (): Problem =>
  new Problem('conflict', 'There is an account with this email', {
    fields: { email: 'has an account already' },
  })
