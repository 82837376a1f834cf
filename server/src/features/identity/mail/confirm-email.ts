import { randomUUIDv7 } from 'node:crypto'
import type { Confirmation, emailContract } from '@vikalp/contract/accounts/email'
import { formatCode } from '@vikalp/domain/classes/join-code'
import { maskedName } from '@vikalp/domain/identity/masked-name'
import type { z } from 'zod'
import type { Caller } from '#platform/caller.ts'
import { lockPassword } from '../account/account.store.ts'
import { confirmPassword, wrongPassword } from '../account/confirm-password.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { nobodysPassword } from '../password.ts'
import { makeResetCode } from '../reset/reset-code.ts'
import { findClaim, moveAddress, refuseAddress, setVerified, voidLink } from './mail.store.ts'

type Answer = Omit<z.output<typeof emailContract.verify.body>, 'token'>
type Claim = { userId: string; email: string }

/**
 * The address of the link becomes its account's once the reader is its owner: signed in to it, or with its password. The
 * link alone says who reads the mailbox, not who made the account or asked for the address (record 0042).
 */
export async function confirmEmail(
  deps: IdentityDeps,
  { token, note, ...answer }: Answer & { token: string; note: (more: { user: string }) => void },
  reader: Caller | undefined,
): Promise<Confirmation> {
  const { databases, emailTokens, callers } = deps
  const read = await emailTokens.read(token)
  if (!read) throw voidLink()
  const claim = { userId: read.sub, email: read.email }
  const known = await findClaim(databases.public, claim)
  if (!known) throw voidLink()
  note({ user: claim.userId })
  const { email } = claim
  const done = { email, code: null, whose: null }
  if (known.isVerified && answer.otherwise === undefined) return done
  const isOwner = reader?.tenant === 'public' && reader.userId === claim.userId
  const { name, canStartAnew } = known
  if (!isOwner && answer.password === undefined && answer.otherwise === undefined)
    return { ...done, whose: { name: maskedName(name), canStartAnew } }
  const code = await settle(deps, claim, isOwner ? {} : answer)
  callers.forget(claim.userId)
  return { ...done, code }
}

/** Returns the code of a new account. */
async function settle(deps: IdentityDeps, claim: Claim, answer: Answer): Promise<string | null> {
  if (answer.otherwise === 'start-anew') return startAnew(deps, claim)
  const db = deps.databases.public
  if (answer.otherwise === undefined) await confirm(deps, claim, answer.password)
  else if ((await refuseAddress(db, claim)) !== 1) throw voidLink()
  return null
}

async function confirm(deps: IdentityDeps, claim: Claim, password: string | undefined): Promise<void> {
  const db = deps.databases.public
  const { userId } = claim
  const known =
    password === undefined ? undefined : await confirmPassword(deps.failedTries, db, { userId, password })
  await db.transaction(async (tx) => {
    // The address first, as everywhere: two who wait for each other would otherwise do so for ever.
    await setVerified(tx, { ...claim, now: deps.clock() })
    if (known !== undefined && (await lockPassword(tx, userId)) !== known) throw wrongPassword()
  })
}

/**
 * Whoever gave the address at sign-up keeps an account without it, and the reader gets one in which nothing was done: no
 * class, age, consent or contact details of a stranger's come with the address, and no reader ends what a pupil did who
 * mistyped it.
 */
async function startAnew({ databases, clock }: IdentityDeps, claim: Claim): Promise<string> {
  const now = clock()
  const id = randomUUIDv7()
  return databases.public.transaction(async (tx) => {
    if (!(await moveAddress(tx, { ...claim, id, passwordHash: nobodysPassword(), now }))) throw voidLink()
    return formatCode((await makeResetCode(tx, { userId: id, makerId: null, now })).code)
  })
}
