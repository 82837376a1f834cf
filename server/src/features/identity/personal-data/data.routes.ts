import { dataContract } from '@vikalp/contract/accounts/data'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '#platform/caller.ts'
import type { Db } from '#platform/db.ts'
import { SentFile } from '#platform/files/sent-file.ts'
import { invalid, notFound } from '#platform/problem.ts'
import { serve } from '#platform/serve.ts'
import { confirmPassword, findOwnPassword } from '../account/confirm-password.ts'
import { erasePerson } from '../erasure/erase-person.ts'
import { packPerson } from '../export/pack-person.ts'
import type { IdentityDeps } from '../identity-deps.ts'

/** What people take with them, and how they leave. Also where another provider signs them in: what is kept is ours. */
export function dataRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  serve(app, dataContract.exportAll, async ({ caller, db, body: { confirmation } }) => {
    await confirmOwner(deps, db, caller, confirmation)
    const content = await packPerson({ ...deps, db, now: deps.clock() }, caller.userId)
    if (!content) throw notFound('The account')
    return new SentFile('vikalp-data.zip', dataContract.exportAll.file, content)
  })
  serve(app, dataContract.erase, async ({ caller, db, body: { confirmation } }) => {
    await confirmOwner(deps, db, caller, confirmation)
    const { userId } = caller
    const erasedAt = deps.clock()
    const isErased = await erasePerson(db, userId, erasedAt)
    deps.callers.forget(userId)
    if (!isErased) return // by another call at the same moment, which writes it down
    try {
      deps.tombstones.add([{ userId, erasedAt }])
    } catch (error) {
      // The table has it, and the next night or start writes it.
      app.log.error({ reason: String(error) }, 'the tombstones could not be written')
    }
  })
}

/** Nobody erases an account, or takes all of it along, by a tap on a phone that was left open. */
async function confirmOwner(
  { failedTries }: IdentityDeps,
  db: Db,
  { userId, name }: Caller,
  confirmation: string,
): Promise<void> {
  if (await findOwnPassword(db, userId))
    await confirmPassword(failedTries, db, { userId, password: confirmation, field: 'confirmation' })
  else if (plain(confirmation) !== plain(name))
    throw invalid('confirmation', 'is not the name of this account')
}

const plain = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
