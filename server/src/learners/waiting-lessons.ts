import type { Db } from '#platform/db.ts'
import { errorText, NotTaught } from './in-parts.ts'

type Learn = (db: Db, studentIds: string[]) => Promise<unknown>

/** So long answers wait for others with which they are learnt from in the same statements. */
const gatheringMs = 200
const longestPauseMs = 5 * 60_000

/** `why`: what went wrong the last time; who rests is tried again after a pause. */
type Waiting = { tries: number; isResting: boolean; why?: string }

/**
 * Whose quizzes this process has closed and not learnt from yet (record 0053). It is only a hint when to do so: the database
 * has the attempts themselves, and whoever reads what is believed takes them first.
 */
export class WaitingLessons {
  readonly #students = new Map<Db, Map<string, Waiting>>()
  #learn: Learn | undefined
  #onError: (error: unknown) => void = () => {}
  #isBusy = false

  add(db: Db, studentId: string): void {
    const students = this.#students.get(db) ?? new Map<string, Waiting>()
    this.#students.set(db, students)
    if (!students.has(studentId)) students.set(studentId, { tries: 0, isResting: false })
    this.#gather()
  }

  /**
   * Learns from now on; the returned function ends this. What cannot be learnt is tried again after pauses that grow, and
   * said once until it fails in another way.
   */
  start(learn: Learn, onError: (error: unknown) => void): () => void {
    this.#learn = learn
    this.#onError = onError
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
      const due = new Map([...students].filter(([, { isResting }]) => !isResting))
      for (const id of due.keys()) students.delete(id)
      if (due.size > 0) await this.#learn?.(db, [...due.keys()]).catch((error) => this.#rest(db, due, error))
    }
    this.#isBusy = false
    const isDue = (students: Map<string, Waiting>) =>
      [...students.values()].some(({ isResting }) => !isResting)
    if ([...this.#students.values()].some(isDue)) this.#gather()
  }

  /** Those who failed; without a database these are all. */
  #rest(db: Db, due: ReadonlyMap<string, Waiting>, error: unknown): void {
    const students = this.#students.get(db)
    const known = new Set([...(students?.values() ?? []), ...due.values()].map(({ why }) => why))
    const failed = error instanceof NotTaught ? [...error.students.keys()] : [...due.keys()]
    const whyOf = (id: string): string =>
      error instanceof NotTaught ? `${id}: ${errorText(error.students.get(id))}` : errorText(error)
    if (failed.some((id) => !known.has(whyOf(id)))) this.#onError(error)
    for (const [tries, ids] of Map.groupBy(failed, (id) => 1 + (due.get(id)?.tries ?? 0))) {
      for (const id of ids) students?.set(id, { tries, isResting: true, why: whyOf(id) })
      setTimeout(() => this.#wake(db, ids), Math.min(gatheringMs * 2 ** tries, longestPauseMs)).unref()
    }
  }

  #wake(db: Db, ids: readonly string[]): void {
    for (const id of ids) {
      const waiting = this.#students.get(db)?.get(id)
      if (waiting) waiting.isResting = false
    }
    this.#gather()
  }
}
