import type { NewCredential, Passkey } from '@vikalp/contract/accounts/passkeys'
import { passkeyLimits } from '@vikalp/domain/limits'
import type { Caller } from '#platform/caller.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { invalid, Problem } from '#platform/problem.ts'
import { findPassword, lockPassword } from '../account/account.store.ts'
import { checkNewKey, type Site } from './passkey-checks.ts'
import { insertPasskey } from './passkeys.store.ts'

type Deps = { db: Db; clock: Clock; site: Site }
type Addition = { caller: Caller; body: NewCredential & { name: string } }

/** The password was asked for when the device was: only that request made what is answered here. */
export async function addPasskey(
  deps: Deps,
  { caller: { userId }, body: { name, ...answer } }: Addition,
): Promise<Passkey> {
  const { db } = deps
  // Read before the challenge is spent: a new password removes the challenges, or is seen below.
  const before = await findPassword(db, userId)
  const key = await checkNewKey(deps, userId, answer)
  if (!key) throw notAsked()
  const now = deps.clock()
  const { id, publicKey, counter } = key
  const passkey = { id, userId, name, publicKey: Buffer.from(publicKey), counter, now }
  await db.transaction(async (tx) => {
    if ((await lockPassword(tx, userId)) !== before) throw notAsked()
    if (!(await insertPasskey(tx, { ...passkey, most: passkeyLimits.most })))
      throw new Problem('conflict', 'It is known, or there is no room for it')
  })
  return { id, name, madeAt: now.toISOString(), usedOn: null }
}

const notAsked = (): Problem => invalid('clientDataJSON', 'is not what was asked for, or came too late')
