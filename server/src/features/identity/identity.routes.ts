import { identityContract } from '@vikalp/contract/identity'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/serve.ts'
import { accountRoutes } from './account/account.routes.ts'
import { endDevice } from './devices/devices.store.ts'
import { revokeToken } from './identity.store.ts'
import type { IdentityDeps } from './identity-deps.ts'
import { mailRoutes } from './mail/mail.routes.ts'
import { sendWelcome } from './mail/send-link.ts'
import { passkeysRoutes } from './passkeys/passkeys.routes.ts'
import { dataRoutes } from './personal-data/data.routes.ts'
import { resetRoutes } from './reset/reset.routes.ts'
import { firstSignIn, signIn, signUp } from './sign-in.ts'
import { expiryOf, revocationKey } from './token.ts'

/** With an external provider the accounts are there: `hasAccounts` is false, and only the token routes exist. */
export function identityRoutes(app: FastifyInstance, deps: IdentityDeps & { hasAccounts: boolean }): void {
  serve(app, identityContract.verifyToken, () => ({ message: 'Token is valid' as const }))
  serve(app, identityContract.me, ({ caller: { userId, name, email, role } }) => ({
    id: userId,
    name,
    email,
    role,
  }))
  serve(app, identityContract.signOut, async ({ caller: { token, userId, device }, db }) => {
    if (device) await endDevice(db, { userId, device })
    else await revokeToken(db, { tokenHash: revocationKey(token), expiresAt: expiryOf(token, deps.clock) })
    deps.callers.forget(userId)
  })
  dataRoutes(app, deps)
  if (!deps.hasAccounts) return
  serve(app, identityContract.signUp, async (request) => {
    const { id, ...signedIn } = await signUp(deps, request)
    const { mailer } = deps
    const { email } = request.body
    // The account is there whether the mail arrives or not.
    if (mailer)
      void sendWelcome({ ...deps, mailer }, { id, email }).catch((error: unknown) =>
        app.log.error({ reason: String(error) }, 'a mail could not be sent'),
      )
    return signedIn
  })
  serve(app, identityContract.signIn, (request) => signIn(deps, request))
  serve(app, identityContract.firstSignIn, (request) => firstSignIn(deps, request))
  accountRoutes(app, deps)
  resetRoutes(app, deps)
  mailRoutes(app, deps)
  passkeysRoutes(app, deps)
}
