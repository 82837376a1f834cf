import type { Answer } from '../../ask.ts'

const slowestMs = 3_000

/** What the clients of one fault saw of the service. */
export class Observations {
  serverErrors = 0
  readonly #breaches = new Map<string, number>()
  #longestAwayMs = 0
  #lastGood: number | undefined

  /** The longest time without a good answer, the present one included. */
  get longestAwayMs(): number {
    return Math.max(
      this.#longestAwayMs,
      this.#lastGood === undefined ? 0 : performance.now() - this.#lastGood,
    )
  }

  /** The service is expected to answer from now on. */
  beginLoad(): void {
    this.#lastGood = performance.now()
  }

  /** Time without an answer no longer counts. */
  endLoad(): void {
    this.#close()
    this.#lastGood = undefined
  }

  breach(what: string): void {
    this.#breaches.set(what, (this.#breaches.get(what) ?? 0) + 1)
  }

  get breaches(): readonly string[] {
    return [...this.#breaches].map(([what, times]) => (times > 1 ? `${what} (${times} times)` : what))
  }

  /** An answer to a call that needs the database. */
  see(what: string, { status, headers, ms, text }: Answer): void {
    if (status < 300) this.#close()
    if (status === 503) {
      if (!(Number(headers.get('retry-after')) > 0)) this.breach(`${what} was 503 without Retry-After`)
      if (ms > slowestMs) this.breach(`${what} was 503 only after ${(ms / 1000).toFixed(1)} s`)
    } else if (status >= 500) {
      this.serverErrors++
      this.breach(`${what} was ${status}: ${text.slice(0, 120)}`)
    }
  }

  #close(): void {
    this.#longestAwayMs = this.longestAwayMs
    if (this.#lastGood !== undefined) this.#lastGood = performance.now()
  }
}
