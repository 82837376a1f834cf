// Before the first new start within a minute, the second, and so on.
const waits = [0, 250, 1_000, 4_000]
const longestWaitMs = 10_000
const countedMs = 60_000

/** How long to wait before what died is started again: longer and longer, but never given up. */
export class Deaths {
  readonly #moments: number[] = []

  /** Counts one more death; the answer is in milliseconds. */
  waitAfterAnother(now = performance.now()): number {
    this.#moments.push(now)
    while (now - (this.#moments[0] ?? now) >= countedMs) this.#moments.shift()
    return waits[this.#moments.length - 1] ?? longestWaitMs
  }
}
