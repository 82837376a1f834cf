import type { Assertion } from '@vikalp/contract/accounts/passkeys'
import type { SignedIn } from '@vikalp/contract/identity'
import { indianDay } from '@vikalp/domain/progress/periods'
import { invalid, Problem } from '#platform/problem.ts'
import { lockPassword } from '../account/account.store.ts'
import { openDevice } from '../devices/open-device.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { checkSignature } from './passkey-checks.ts'
import { countUse, findPasskey } from './passkeys.store.ts'

type SignIn = { body: Assertion; note: (more: { user: string }) => void; userAgent: string }

/** Everything that opens an account by a password stays as it is: this neither counts wrong passwords nor forgives them. */
export async function signInByPasskey(
  deps: IdentityDeps,
  { body, note, userAgent }: SignIn,
): Promise<SignedIn> {
  const db = deps.databases.public
  const { clock, site } = deps
  const { id } = body
  const known = await findPasskey(db, id)
  if (!known || body.userHandle !== handleOf(known.userId)) throw unknownPasskey()
  const { userId, name, role } = known
  note({ user: userId })
  const key = { id, publicKey: new Uint8Array(known.publicKey), counter: known.counter }
  const counter = await checkSignature({ db, clock, site }, key, body)
  if (counter === undefined) throw invalid('clientDataJSON', 'is not what was asked for, or came too late')
  const token = await db.transaction(async (tx) => {
    // A new password, which removes the passkeys and ends the devices, comes before this or after it.
    await lockPassword(tx, userId)
    if (!(await countUse(tx, { id, counter, today: indianDay(clock()) }))) throw unknownPasskey()
    return openDevice(deps, tx, { userId, userAgent })
  })
  return { token, name, role }
}

/** The user as the passkey knows them. */
const handleOf = (userId: string): string => Buffer.from(userId).toString('base64url')

const unknownPasskey = (): Problem => new Problem('unauthenticated', 'This passkey is not known')
