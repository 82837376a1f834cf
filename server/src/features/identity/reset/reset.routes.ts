import { resetContract } from '@vikalp/contract/accounts/reset'
import type { FastifyInstance } from 'fastify'
import { requireConfirmed } from '#dashboard/require-confirmed.ts'
import { serve } from '#platform/serve.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { makeRosterCode } from './make-roster-code.ts'
import { makeResetCode } from './reset-code.ts'
import { resetPassword } from './reset-password.ts'

/** The way back for who forgot the password. */
export function resetRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  serve(app, resetContract.makeCode, async ({ caller, db, params: { userId } }) => {
    // A code opens the account.
    await requireConfirmed(db, caller.userId, 'make codes')
    const { code, expiresAt } = await makeResetCode(db, {
      userId,
      makerId: caller.userId,
      now: deps.clock(),
    })
    return { code, expiresAt: expiresAt.toISOString() }
  })
  serve(app, resetContract.makeRosterCode, ({ caller, db, body, note }) =>
    makeRosterCode({ db, clock: deps.clock }, { instituteId: caller.userId, ...body }, note),
  )
  serve(app, resetContract.reset, (request) => resetPassword(deps, request))
}
