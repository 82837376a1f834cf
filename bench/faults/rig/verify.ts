import type { QuizResult } from '@vikalp/contract/quiz'
import type { StudentProfile } from '@vikalp/contract/student-profile'
import type { Acknowledged, Load } from './load.ts'
import { Refused } from './patient-calls.ts'
import type { Student } from './student.ts'

const atOnce = 6

/** Fetches acknowledged submits again, compares them byte by byte, and counts what counts in the profile. */
export class Verification {
  lost = 0
  doubled = 0
  readonly #load: Load
  #verified = 0

  constructor(load: Load) {
    this.#load = load
  }

  /** Those that were acknowledged since the last time. */
  async verifyNew(): Promise<void> {
    const found = this.#load.acknowledged.slice(this.#verified)
    this.#verified += found.length
    await this.#each(found, async (acknowledged) => {
      if (!(await this.#isKept(acknowledged))) this.lost++
    })
  }

  /** All of them, and the figures of each student; nothing may be under way. */
  async verifyAll(): Promise<void> {
    this.lost = 0
    this.#verified = 0
    await this.verifyNew()
    const taken = new Map<Student, Set<string>>()
    for (const { student, result } of this.#load.acknowledged)
      taken.set(student, (taken.get(student) ?? new Set()).add(result.attemptId))
    await this.#each([...taken], async ([student, attempts]) => {
      const { stats } = await this.#load.callAs(student)<StudentProfile>('GET', '/api/profiles/student')
      this.doubled += Math.max(0, stats.quizzesTaken - attempts.size)
      this.lost += Math.max(0, attempts.size - stats.quizzesTaken)
    })
  }

  async #isKept({ student, result }: Acknowledged): Promise<boolean> {
    const call = this.#load.callAs(student)
    try {
      const kept = await call<QuizResult>('GET', `/api/quiz/result/${result.attemptId}`)
      return JSON.stringify(partLike(result, kept)) === JSON.stringify(result)
    } catch (error) {
      if (error instanceof Refused) return false
      throw error
    }
  }

  async #each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
    const left = items.values()
    const turn = async (): Promise<void> => {
      for (const item of left) await work(item)
    }
    await Promise.all(Array.from({ length: atOnce }, turn))
  }
}

/** A result that is fetched holds more than one that is acknowledged. */
const partLike = (acknowledged: QuizResult, kept: QuizResult): object => {
  const fields = new Map(Object.entries(kept))
  return Object.fromEntries(Object.keys(acknowledged).map((name) => [name, fields.get(name)]))
}
