import { formatCode } from '@vikalp/domain/classes/join-code'
import type { Caller } from '#platform/caller.ts'
import type { Queries } from '#platform/db.ts'
import { setPassword } from '../account/account.store.ts'
import { endDevices } from '../devices/devices.store.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { deletePasskeys } from '../passkeys/passkeys.store.ts'
import { nobodysPassword } from '../password.ts'
import { makeResetCode } from '../reset/reset-code.ts'
import { setVerified, voidLink } from './mail.store.ts'

/**
 * The address of the link becomes its account's. The first that an account confirms says whose the account is: where it is
 * not open on the device of the reader, somebody else may have made it and given this address, so everything that opens it
 * is void, and the reader gets a code to choose a password by.
 */
export async function confirmEmail(
  { databases, emailTokens, callers, clock }: IdentityDeps,
  token: string,
  reader: Caller | undefined,
): Promise<{ email: string; code: string | null }> {
  const known = await emailTokens.read(token)
  if (!known) throw voidLink()
  const { sub: userId, email } = known
  const now = clock()
  const code = await databases.public.transaction(async (tx) => {
    const isFirst = await setVerified(tx, { userId, email, now })
    return isFirst && reader?.userId !== userId ? handOver(tx, userId, now) : null
  })
  callers.forget(userId)
  return { email, code: code && formatCode(code) }
}

async function handOver(tx: Queries, userId: string, now: Date): Promise<string> {
  await setPassword(tx, { userId, passwordHash: nobodysPassword() })
  await deletePasskeys(tx, userId)
  await endDevices(tx, { userId, now })
  return (await makeResetCode(tx, { userId, makerId: null, now })).code
}
