import type { Db } from '#platform/db.ts'
import { RecentMap } from '#platform/load/recent-map.ts'
import type { AttemptRow } from './quiz.store.ts'

/** Some kilobyte each. */
const mostAttempts = 2_000

type Own = Pick<AttemptRow, 'id' | 'studentId'>
type Closed = AttemptRow & { submittedAt: Date }

/**
 * What this process has opened and closed lately, as it stood then (record 0034). A closed attempt never changes. An open
 * one may have changed elsewhere, which closeAttempt notices. Those of the demo are read, whose tables are replaced at
 * night.
 */
export class RecentAttempts {
  readonly #db: Db
  readonly #attempts = new RecentMap<AttemptRow>(mostAttempts)

  /** Of the people who signed up. */
  constructor(db: Db) {
    this.#db = db
  }

  remember(db: Db, attempt: AttemptRow): void {
    if (db === this.#db) this.#attempts.set(nameOf(attempt), attempt)
  }

  forget(own: Own): void {
    this.#attempts.delete(nameOf(own))
  }

  find(db: Db, own: Own): AttemptRow | undefined {
    return db === this.#db ? this.#attempts.get(nameOf(own)) : undefined
  }

  findClosed(db: Db, own: Own): Closed | undefined {
    const attempt = this.find(db, own)
    return attempt && isClosed(attempt) ? attempt : undefined
  }
}

const isClosed = (attempt: AttemptRow): attempt is Closed => attempt.submittedAt !== null

/** The same id may be written in capitals. */
const nameOf = ({ id, studentId }: Own): string => `${studentId} ${id.toLowerCase()}`
