import { identityContract } from '@vikalp/contract/identity'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/serve.ts'
import { revokeToken } from './identity.store.ts'
import type { KnownCallers } from './known-callers.ts'
import { type AccountDeps, firstSignIn, signIn, signUp } from './sign-in.ts'
import { expiryOf, revocationKey } from './token.ts'

/** With an external provider the accounts are there: `hasAccounts` is false, and only the token routes exist. */
type IdentityDeps = AccountDeps & { callers: KnownCallers; hasAccounts: boolean }

export function identityRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  serve(app, identityContract.verifyToken, () => ({ message: 'Token is valid' as const }))
  serve(app, identityContract.me, ({ caller: { userId, name, email, role } }) => ({
    id: userId,
    name,
    email,
    role,
  }))
  serve(app, identityContract.signOut, async ({ caller: { token }, db }) => {
    await revokeToken(db, { tokenHash: revocationKey(token), expiresAt: expiryOf(token, deps.clock) })
    deps.callers.forget(token)
  })
  if (!deps.hasAccounts) return
  serve(app, identityContract.signUp, ({ body, note }) => signUp(deps, body, note))
  serve(app, identityContract.signIn, ({ body, note }) => signIn(deps, body, note))
  serve(app, identityContract.firstSignIn, ({ body, note }) => firstSignIn(deps, body, note))
}
