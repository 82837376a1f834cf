import { accountContract } from '@vikalp/contract/accounts/settings'
import { indianDay } from '@vikalp/domain/progress/periods'
import type { FastifyInstance } from 'fastify'
import { notFound, Problem } from '#platform/problem.ts'
import { serve } from '#platform/serve.ts'
import { endDevice, listDevices } from '../devices/devices.store.ts'
import { startAnew } from '../devices/open-device.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { findEmail } from '../mail/mail.store.ts'
import { listPasskeys } from '../passkeys/passkeys.store.ts'
import { findUsername, setName } from './account.store.ts'
import { changePassword } from './change-password.ts'
import { findOwnPassword } from './confirm-password.ts'

/** What people change about their own accounts. */
export function accountRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  serve(app, accountContract.settings, async ({ caller: { userId, name, email, tenant, device }, db }) => {
    const [username, { isVerified, askedEmail }, devices, passkeys, password] = await Promise.all([
      findUsername(db, userId),
      findEmail(db, userId),
      listDevices(db, { userId, today: indianDay(deps.clock()) }),
      listPasskeys(db, userId),
      findOwnPassword(db, userId),
    ])
    return {
      name,
      email,
      username,
      emailVerified: isVerified,
      askedEmail,
      hasPassword: password !== undefined,
      isDemo: tenant !== 'public',
      devices: devices.map(({ signedInAt, ...known }) => ({
        ...known,
        signedInAt: signedInAt.toISOString(),
        isThis: known.id === device,
      })),
      passkeys: passkeys.map(({ madeAt, ...passkey }) => ({ ...passkey, madeAt: madeAt.toISOString() })),
    }
  })
  serve(app, accountContract.rename, async ({ caller, db, body: { name } }) => {
    await setName(db, { userId: caller.userId, name })
    deps.callers.forget(caller.userId)
    return { name }
  })
  serve(app, accountContract.changePassword, (request) => changePassword(deps, request))
  serve(app, accountContract.signOutDevice, async ({ caller, db, params: { deviceId } }) => {
    const { userId } = caller
    if (!(await endDevice(db, { userId, device: deviceId }))) throw notFound('The device')
    deps.callers.forget(userId)
  })
  serve(app, accountContract.signOutOthers, async ({ caller, db, userAgent }) => {
    const { userId, device } = caller
    const token = await startAnew(deps, db, { userId, userAgent }, async (tx) => {
      // Of two devices that sign each other out at one moment one is left.
      if (device && !(await endDevice(tx, { userId, device }))) throw signedOut()
    })
    deps.callers.forget(userId)
    return { token }
  })
}

const signedOut = (): Problem => new Problem('unauthenticated', 'This device was signed out')
