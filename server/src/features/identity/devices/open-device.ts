import { randomUUID } from 'node:crypto'
import { deviceName } from '@vikalp/domain/identity/device-name'
import { indianDay } from '@vikalp/domain/progress/periods'
import type { Clock } from '#platform/clock.ts'
import type { Db, Queries } from '#platform/db.ts'
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

/** Ends every sign-in of the user, together with what else is to be done, and returns the token of a new one. */
export const startAnew = (
  deps: SignInDeps,
  db: Db,
  signIn: SignIn,
  work: (tx: Queries) => Promise<unknown> = async () => undefined,
): Promise<string> =>
  db.transaction(async (tx) => {
    await work(tx)
    await endDevices(tx, { userId: signIn.userId, now: deps.clock() })
    return openDevice(deps, tx, signIn)
  })
