import { dayMs, indianDay } from '@vikalp/domain/progress/periods'
import type { Caller } from '#platform/caller.ts'
import type { Clock } from '#platform/clock.ts'
import { RecentMap } from '#platform/load/recent-map.ts'
import type { Databases } from '#platform/tenants.ts'
import type { TokenSigner } from '../token.ts'
import { markSeen } from './devices.store.ts'

/** A token is renewed once it is so old: a write for each day on which a device is used. */
const renewedAfterMs = dayMs
const rememberedTokens = 10_000

type Deps = { databases: Databases; signer: TokenSigner; clock: Clock }

/** The next token of a caller whose token has lived for a day; undefined while there is no need, or no device. */
export function renewTokens({
  databases,
  signer,
  clock,
}: Deps): (caller: Caller) => Promise<string | undefined> {
  // Several calls are under way with the old token, and a client may ignore the new one.
  const renewed = new RecentMap<string>(rememberedTokens)
  return async ({ token, userId, tenant, device }) => {
    if (device === undefined || tenant !== 'public') return undefined
    const bearer = await signer.read(token)
    const now = clock()
    const age = bearer && now.getTime() - bearer.issuedAt.getTime()
    if (age === undefined || age < renewedAfterMs) return undefined
    const known = renewed.get(token)
    if (known) return known
    if (!(await markSeen(databases.public, { userId, device, today: indianDay(now) }))) return undefined
    const next = await signer.sign({ userId, tenant, device })
    renewed.set(token, next)
    return next
  }
}
