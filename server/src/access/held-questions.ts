import type { Listener } from '#platform/database/listener.ts'
import type { Db, Queries } from '#platform/db.ts'
import { HeardMap } from '#platform/load/heard-map.ts'
import { type Held, listHeld } from './held-questions.store.ts'

const mostStudents = 10_000

/**
 * The questions of papers that a student is writing at present, or whose results are not out yet: nothing else may ask
 * them, or tell their answers. Most students have no such paper, which is remembered until one is made for them; whoever
 * has one is asked about every time. So are those of the demo, whose tables are replaced at night.
 */
export class HeldQuestions {
  readonly #db: Db
  readonly #known: HeardMap<Held>

  /** Of the people who signed up. */
  constructor(db: Db, listener?: Listener) {
    this.#db = db
    this.#known = new HeardMap(listener, {
      most: mostStudents,
      isLasting: ({ hasPaper }) => !hasPaper,
      drop: (known, { kind, key }) => {
        if (kind !== 'sitting') return false
        known.delete(key)
        return true
      },
    })
  }

  async of(db: Queries, studentId: string, now: Date): Promise<ReadonlySet<string>> {
    const read = (): Promise<Held> => listHeld(db, studentId, now)
    const { questionIds } = await (db === this.#db ? this.#known.find(studentId, read) : read())
    return questionIds
  }

  forget(studentId: string): void {
    this.#known.forget({ kind: 'sitting', key: studentId })
  }
}
