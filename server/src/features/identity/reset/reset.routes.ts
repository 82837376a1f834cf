import { resetContract } from '@vikalp/contract/accounts/reset'
import type { FastifyInstance } from 'fastify'
import { isConfirmed } from '#dashboard/confirmed.store.ts'
import { Problem } from '#platform/problem.ts'
import { serve } from '#platform/serve.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { makeRosterCode } from './make-roster-code.ts'
import { makeResetCode } from './reset-code.ts'
import { resetPassword } from './reset-password.ts'

/** The way back for who forgot the password. */
export function resetRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  serve(app, resetContract.makeCode, async ({ caller, db, params: { userId } }) => {
    // Anybody can say to be a teacher, and a code opens the account.
    if (!(await isConfirmed(db, caller.userId)))
      throw new Problem('forbidden', 'Only confirmed teachers and institutes make codes')
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
