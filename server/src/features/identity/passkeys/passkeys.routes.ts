import { passkeysContract } from '@vikalp/contract/accounts/passkeys'
import { passkeyLimits } from '@vikalp/domain/limits'
import type { FastifyInstance } from 'fastify'
import { notFound, Problem } from '#platform/problem.ts'
import { serve } from '#platform/serve.ts'
import { confirmPassword } from '../account/confirm-password.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { addPasskey } from './add-passkey.ts'
import { askForNewKey, askForSignature } from './passkey-checks.ts'
import { deletePasskey, listPasskeys, renamePasskey } from './passkeys.store.ts'
import { signInByPasskey } from './sign-in-by-passkey.ts'

/** Signing in without a password. */
export function passkeysRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  const { clock, site } = deps
  const own = { db: deps.databases.public, clock, site }
  serve(app, passkeysContract.begin, async ({ caller, db, body: { password } }) => {
    const { userId: id, email, name } = caller
    await confirmPassword(deps.failedTries, db, { userId: id, password })
    const known = (await listPasskeys(db, id)).map((passkey) => passkey.id)
    if (known.length >= passkeyLimits.most) throw new Problem('conflict', 'There is no room for another')
    return { options: await askForNewKey(own, { id, name, signInName: email ?? name, known }) }
  })
  serve(app, passkeysContract.add, (request) => addPasskey(own, request))
  serve(app, passkeysContract.rename, async ({ caller, db, params: { passkeyId: id }, body: { name } }) => {
    if (!(await renamePasskey(db, { id, userId: caller.userId, name }))) throw notFound('The passkey')
  })
  serve(app, passkeysContract.remove, async ({ caller, db, params: { passkeyId: id } }) => {
    if (!(await deletePasskey(db, { id, userId: caller.userId }))) throw notFound('The passkey')
  })
  serve(app, passkeysContract.beginSignIn, async () => ({ options: await askForSignature(own) }))
  serve(app, passkeysContract.signIn, (request) => signInByPasskey(deps, request))
}
