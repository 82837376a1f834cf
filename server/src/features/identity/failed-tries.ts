import { RecentMap } from '#platform/load/recent-map.ts'
import { Problem } from '#platform/problem.ts'

/** After so many wrong passwords the next try has to wait: people mistype. */
const slowedAfter = 5
const longestWaitMs = 30_000
/** After this time without a failure an account is as new. */
const forgottenMs = 15 * 60_000
const mostAccounts = 50_000

type Tries = { failures: number; last: number }

/**
 * Slows guesses at one account, from however many addresses they come: after the first few failures each one doubles
 * the wait until the next try, up to half a minute. It never locks an account, though a stranger who goes on guessing
 * makes its owner compete for the next try.
 */
export class FailedTries {
  readonly #tries = new RecentMap<Tries>(mostAccounts)
  readonly #now: () => number

  constructor(now = () => performance.now()) {
    this.#now = now
  }

  /** Throws rate_limited while the account has to wait. Of guesses at one moment only the first gets past. */
  requirePatience(account: string): void {
    const now = this.#now()
    const tries = this.#tries.get(account)
    const wait = tries && now - tries.last < forgottenMs ? waitAfter(tries.failures) : 0
    if (!tries || wait === 0) return
    const left = tries.last + wait - now
    if (left > 0)
      throw new Problem('rate_limited', 'Too many wrong passwords: please wait a little', {
        retryAfterSeconds: Math.ceil(left / 1000),
      })
    this.#tries.set(account, { ...tries, last: now })
  }

  addFailure(account: string): void {
    const now = this.#now()
    const known = this.#tries.get(account)
    const failures = known && now - known.last < forgottenMs ? known.failures + 1 : 1
    this.#tries.set(account, { failures, last: now })
  }

  forget(account: string): void {
    this.#tries.delete(account)
  }
}

const waitAfter = (failures: number): number =>
  failures < slowedAfter ? 0 : Math.min(longestWaitMs, 1_000 * 2 ** (failures - slowedAfter))
