import type { Authenticate } from '#platform/caller.ts'
import type { Databases } from '#platform/tenants.ts'
import { findCaller } from './identity.store.ts'
import { revocationKeys, type TokenSigner } from './token.ts'

/** Checks our own tokens: signature and expiry here, revocation and user in one database query. */
export function builtInProvider(databases: Databases, signer: TokenSigner): Authenticate {
  return async (token) => {
    const bearer = await signer.read(token)
    if (!bearer) return undefined
    const { userId, tenant } = bearer
    const caller = await findCaller(databases[tenant], { userId, revocationKeys: revocationKeys(token) })
    return caller && { ...caller, token, tenant }
  }
}
