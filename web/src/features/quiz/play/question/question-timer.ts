type Report = (questionId: string, seconds: number) => void

/** After so long without any input nobody is thought to read (rule 16). */
const restsAfterMs = 120_000

/** Measures how long a question is on a visible screen that somebody uses; reports at the end of each interval. */
export class QuestionTimer {
  readonly #now: () => number
  readonly #report: Report
  #running: { questionId: string; usedMs: number; lastInput: number } | undefined

  /** `now` in milliseconds, from a clock that never goes back. */
  constructor(now: () => number, report: Report) {
    this.#now = now
    this.#report = report
  }

  run = (questionId: string): void => {
    this.pause()
    this.#running = { questionId, usedMs: 0, lastInput: this.#now() }
  }

  /** To be called at every input: the time since the one before counts, up to the longest rest. */
  noticeInput = (): void => {
    if (!this.#running) return
    const now = this.#now()
    this.#running.usedMs += Math.min(now - this.#running.lastInput, restsAfterMs)
    this.#running.lastInput = now
  }

  pause = (): void => {
    this.noticeInput()
    const ended = this.#running
    this.#running = undefined
    if (ended) this.#report(ended.questionId, ended.usedMs / 1000)
  }
}
