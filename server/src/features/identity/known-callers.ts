import type { Caller } from '#platform/caller.ts'
import type { Listener } from '#platform/database/listener.ts'
import { RecentMap } from '#platform/load/recent-map.ts'
import { revocationKeys } from './token.ts'

const mostCallers = 10_000

type Known = { caller: Caller; revokedBy: readonly string[] }

/**
 * The callers of verified tokens, remembered between their requests for as long as every change of them is heard (record
 * 0033). Without a listener they are read every time. Those of the demo too, whose tables are replaced at night.
 */
export class KnownCallers {
  readonly #known = new RecentMap<Known>(mostCallers)
  readonly #listener: Listener | undefined
  #changes = 0

  constructor(listener?: Listener) {
    this.#listener = listener
    listener?.tell(this)
  }

  async find(token: string, read: () => Promise<Caller | undefined>): Promise<Caller | undefined> {
    if (!this.#listener?.hearsAll()) return read()
    const known = this.#known.get(token)
    if (known) return known.caller
    const changes = this.#changes
    const caller = await read()
    // What was heard meanwhile may be newer than what was read.
    if (caller?.tenant === 'public' && changes === this.#changes)
      this.#known.set(token, { caller, revokedBy: revocationKeys(token).map((key) => key.toString('hex')) })
    return caller
  }

  /** Whose sign-in was just ended here is not to wait for the notice of it. */
  forget(userId: string): void {
    this.hear(`public user ${userId}`)
  }

  /** `public user ID` or `public token HASH`, as the triggers write it. */
  hear(notice: string): void {
    this.#changes++
    const [schema, kind, name = ''] = notice.split(' ')
    if (schema !== 'public') return
    for (const [token, { caller, revokedBy }] of this.#known)
      if (kind === 'user' ? caller.userId === name : revokedBy.includes(name)) this.#known.delete(token)
  }

  miss(): void {
    this.#changes++
    this.#known.clear()
  }
}
