const windowMs = 100
const standing = 40
const leastRefused = 0.25

/**
 * Tells a queue that stands from a burst, such as a class that delivers at one moment. A burst is worked off within the
 * window; a queue that is never short in it only makes everybody wait, and what waits outlives the young part of the
 * heap: collecting it costs a fifth of what could be served. It stands for as long as a good part of the calls is refused.
 */
export class StandingQueue {
  #stands = false
  #least = 0
  #calls = 0
  #refused = 0
  #endMs = 0

  /** Counts a call that comes while so many others are in flight; true when the queue stands. */
  meet(inFlight: number, nowMs: number): boolean {
    if (nowMs >= this.#endMs) {
      const wasJustNow = nowMs < this.#endMs + windowMs
      const stood = this.#stands ? this.#refused >= leastRefused * this.#calls : this.#least >= standing
      this.#stands = wasJustNow && stood
      this.#least = inFlight
      this.#calls = 0
      this.#refused = 0
      this.#endMs = nowMs + windowMs
    }
    this.#least = Math.min(this.#least, inFlight)
    this.#calls++
    return this.#stands
  }

  countRefused(): void {
    this.#refused++
  }
}
