type Report = (questionId: string, seconds: number) => void

/** Measures how long a question is on a visible screen; reports at the end of each interval. */
export class QuestionTimer {
  readonly #now: () => number
  readonly #report: Report
  #running: { questionId: string; since: number } | undefined

  /** `now` in milliseconds, from a clock that never goes back. */
  constructor(now: () => number, report: Report) {
    this.#now = now
    this.#report = report
  }

  run = (questionId: string): void => {
    this.pause()
    this.#running = { questionId, since: this.#now() }
  }

  pause = (): void => {
    const ended = this.#running
    this.#running = undefined
    if (ended) this.#report(ended.questionId, (this.#now() - ended.since) / 1000)
  }
}
