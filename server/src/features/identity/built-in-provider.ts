import type { Authenticate } from '#platform/caller.ts'
import type { Db } from '#platform/db.ts'
import { findCaller } from './identity.store.ts'
import { hashToken, type TokenSigner } from './token.ts'

/** Checks our own tokens: signature and expiry here, revocation and the user in the database, in one round trip. */
export function builtInProvider(db: Db, signer: TokenSigner): Authenticate {
  return async (token) => {
    const userId = await signer.read(token)
    if (!userId) return undefined
    const caller = await findCaller(db, { userId, tokenHash: hashToken(token) })
    return caller && { ...caller, token, tenant: 'public' }
  }
}
