import type { Authenticate } from '#platform/caller.ts'
import type { Databases } from '#platform/tenants.ts'
import { findCaller } from './identity.store.ts'
import type { KnownCallers } from './known-callers.ts'
import { revocationKeys, type TokenSigner } from './token.ts'

/** Checks our own tokens: signature and expiry here, revocation and user in one database query, unless they are known. */
export function builtInProvider(
  databases: Databases,
  signer: TokenSigner,
  callers: KnownCallers,
): Authenticate {
  return async (token) => {
    const bearer = await signer.read(token)
    if (!bearer) return undefined
    const { userId, tenant, device, issuedAt } = bearer
    return callers.find(token, async () => {
      const key = { userId, device: device ?? null, issuedAt, revocationKeys: revocationKeys(token) }
      const caller = await findCaller(databases[tenant], key)
      return caller && { ...caller, token, tenant, device }
    })
  }
}
