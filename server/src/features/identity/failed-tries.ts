import { createHash } from 'node:crypto'
import type { Db } from '#platform/db.ts'
import { Problem } from '#platform/problem.ts'
import { addFailure, forgetFailures, readWait, takeTurn } from './failed-tries.store.ts'

/**
 * Slows guesses at one account, known by its id, or at a name that no account has, from however many addresses and through
 * however many servers they come: after the first few failures each one doubles the wait until the next try, up to half a
 * minute. It never locks an account, though a stranger who goes on guessing makes its owner compete for the next try.
 */
export class FailedTries {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  /** Throws rate_limited while the account has to wait. Of guesses at one moment only the first gets past. */
  async requirePatience(account: string): Promise<void> {
    if (await takeTurn(this.#db, accountKey(account))) return
    const seconds = await readWait(this.#db, accountKey(account))
    if (seconds > 0)
      throw new Problem('rate_limited', 'Too many wrong passwords: please wait a little', {
        retryAfterSeconds: Math.ceil(seconds),
      })
  }

  async addFailure(account: string): Promise<void> {
    await addFailure(this.#db, accountKey(account))
  }

  async forget(account: string): Promise<void> {
    await forgetFailures(this.#db, accountKey(account))
  }
}

/** Under which the tries of an account, or at a name, are counted. */
export const accountKey = (account: string): string =>
  createHash('sha256').update(account).digest('base64url')
