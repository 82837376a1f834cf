import type { Caller } from '#platform/caller.ts'
import type { Listener } from '#platform/database/listener.ts'
import { HeardMap } from '#platform/load/heard-map.ts'
import { revocationKeys } from './token.ts'

const mostCallers = 10_000

type Known = { caller: Caller | undefined; revokedBy: readonly string[] }

/**
 * The callers of verified tokens, remembered between their requests. Those of the demo are read every time, whose tables
 * are replaced at night.
 */
export class KnownCallers {
  readonly #known: HeardMap<Known>

  constructor(listener?: Listener) {
    this.#known = new HeardMap(listener, {
      most: mostCallers,
      isLasting: ({ caller }) => caller?.tenant === 'public',
      drop: (known, { kind, key }) => {
        if (kind !== 'user' && kind !== 'token') return false
        for (const [token, { caller, revokedBy }] of known)
          if (kind === 'user' ? caller?.userId === key : revokedBy.includes(key)) known.delete(token)
        return true
      },
    })
  }

  async find(token: string, read: () => Promise<Caller | undefined>): Promise<Caller | undefined> {
    const { caller } = await this.#known.find(token, async () => ({
      caller: await read(),
      revokedBy: revocationKeys(token).map((key) => key.toString('hex')),
    }))
    return caller
  }

  forget(userId: string): void {
    this.#known.forget({ kind: 'user', key: userId })
  }
}
