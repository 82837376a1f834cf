import { randomUUID } from 'node:crypto'
import { deviceName } from '@vikalp/domain/identity/device-name'
import { indianDay } from '@vikalp/domain/progress/periods'
import type { Clock } from '#platform/clock.ts'
import type { Db, Queries } from '#platform/db.ts'
import { lockPassword } from '../account/account.store.ts'
import type { TokenSigner } from '../token.ts'
import { endDevices, insertDevice } from './devices.store.ts'

type SignInDeps = { signer: TokenSigner; clock: Clock }
type SignIn = { userId: string; userAgent: string }

/** Notes a sign-in among the user's devices and returns its token. */
export async function openDevice(
  { signer, clock }: SignInDeps,
  db: Queries,
  { userId, userAgent }: SignIn,
): Promise<string> {
  const device = randomUUID()
  const now = clock()
  await insertDevice(db, { id: device, userId, ...deviceName(userAgent), now, today: indianDay(now) })
  return signer.sign({ userId, tenant: 'public', device })
}

/** The same by a password that was found right, as it is stored; undefined when it is another by now. */
export const openDeviceBy = (
  deps: SignInDeps,
  db: Db,
  { passwordHash, ...signIn }: SignIn & { passwordHash: string },
): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    if ((await lockPassword(tx, signIn.userId)) !== passwordHash) return undefined
    return openDevice(deps, tx, signIn)
  })

/**
 * Ends every sign-in of the user, together with what else is to be done, and returns the token of a new one. The work
 * learns the password as it stands, for it may have changed since the request was admitted.
 */
export const startAnew = (
  deps: SignInDeps,
  db: Db,
  signIn: SignIn,
  work: (tx: Queries, passwordHash: string | undefined) => Promise<unknown>,
): Promise<string> =>
  db.transaction(async (tx) => {
    await work(tx, await lockPassword(tx, signIn.userId))
    await endDevices(tx, { userId: signIn.userId, now: deps.clock() })
    return openDevice(deps, tx, signIn)
  })
