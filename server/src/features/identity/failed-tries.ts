import { createHash } from 'node:crypto'
import type { Db } from '#platform/db.ts'
import { Problem } from '#platform/problem.ts'
import { addFailure, forgetFailures, readWait, takeTurn } from './failed-tries.store.ts'

/**
 * Slows guesses at one account, from however many addresses and through however many servers they come: after the first
 * few failures each one doubles the wait until the next try, up to half a minute. It never locks an account, though a
 * stranger who goes on guessing makes its owner compete for the next try.
 */
export class FailedTries {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  /** Throws rate_limited while the account has to wait. Of guesses at one moment only the first gets past. */
  async requirePatience(email: string): Promise<void> {
    if (await takeTurn(this.#db, accountKey(email))) return
    const seconds = await readWait(this.#db, accountKey(email))
    if (seconds > 0)
      throw new Problem('rate_limited', 'Too many wrong passwords: please wait a little', {
        retryAfterSeconds: Math.ceil(seconds),
      })
  }

  async addFailure(email: string): Promise<void> {
    await addFailure(this.#db, accountKey(email))
  }

  async forget(email: string): Promise<void> {
    await forgetFailures(this.#db, accountKey(email))
  }
}

/** Under which the tries of an email, a username or an id are counted. */
export const accountKey = (email: string): string => createHash('sha256').update(email).digest('base64url')
