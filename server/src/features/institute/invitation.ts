import { withNewCode } from '#access/new-code.ts'
import type { Db } from '#platform/db.ts'
import { findCode, insertCode, replaceCode } from './invitations.store.ts'

type Invitation = { code: string }

/** Created at the first request; of two requests at once, both get the code that was stored first. */
export async function ensureInvitation(db: Db, instituteId: string): Promise<Invitation> {
  const known = await findCode(db, instituteId)
  if (known) return { code: known }
  const code = await withNewCode(async (code) => {
    await insertCode(db, { instituteId, code })
    return findCode(db, instituteId)
  })
  return { code }
}

export async function renewInvitation(db: Db, instituteId: string): Promise<Invitation> {
  const code = await withNewCode(async (code) =>
    (await replaceCode(db, { instituteId, code })) ? code : undefined,
  )
  return { code }
}
