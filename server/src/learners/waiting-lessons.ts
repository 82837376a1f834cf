import type { Db } from '#platform/db.ts'

type Learn = (db: Db, studentIds: string[]) => Promise<unknown>

/** So long answers wait for others with which they are learnt from in the same statements. */
const gatheringMs = 200

/**
 * Whose quizzes this process has closed and not learnt from yet (record 0053). It is only a hint when to do so: the database
 * has the attempts themselves, and whoever reads what is believed takes them first.
 */
export class WaitingLessons {
  readonly #students = new Map<Db, Set<string>>()
  #learn: Learn | undefined
  #isBusy = false

  add(db: Db, studentId: string): void {
    const students = this.#students.get(db) ?? new Set()
    this.#students.set(db, students.add(studentId))
    this.#gather()
  }

  /** Learns from now on; the returned function ends this. What cannot be learnt now is tried again with the next. */
  start(learn: Learn, onError: (error: unknown) => void): () => void {
    this.#learn = (db, ids) =>
      learn(db, ids).catch((error: unknown) => {
        for (const id of ids) this.#students.get(db)?.add(id)
        onError(error)
      })
    return () => {
      this.#learn = undefined
    }
  }

  #gather(): void {
    if (this.#isBusy || !this.#learn) return
    this.#isBusy = true
    setTimeout(() => this.#learnAll(), gatheringMs).unref()
  }

  async #learnAll(): Promise<void> {
    for (const [db, students] of this.#students) {
      const ids = [...students]
      students.clear()
      if (ids.length > 0) await this.#learn?.(db, ids)
    }
    this.#isBusy = false
    if ([...this.#students.values()].some(({ size }) => size > 0)) this.#gather()
  }
}
