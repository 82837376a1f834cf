import { type ClockSample, clockOffset, withSample } from '@vikalp/domain/sitting/clock-offset'

/** The server says its time in whole milliseconds. */
const roundingMs = 2

/** The server's clock as a page knows it. The clock of the device is never asked while the page lives. */
export class ServerClock {
  readonly #page: () => number
  readonly #guess: number
  #samples: readonly ClockSample[] = []

  /** `page` never goes back; `guess` is the server's time now, used until the server has said it. */
  constructor(page: () => number, guess: number) {
    this.#page = page
    this.#guess = guess - page()
  }

  now = (): number => this.#page() + (clockOffset(this.#samples) ?? this.#guess)

  /** Asks the server something; whatever it answers says its time as well. */
  async exchange<Reply extends { now: string }>(ask: () => Promise<Reply>): Promise<Reply> {
    const asked = this.#page()
    const reply = await ask()
    this.#hear({ now: Date.parse(reply.now), asked, answered: this.#page() })
    return reply
  }

  /** A phone that slept has stopped the clock of its pages: what was known before contradicts the answer, and goes. */
  #hear(sample: ClockSample): void {
    const agrees = (other: ClockSample) =>
      sample.now - sample.answered <= other.now - other.asked + roundingMs &&
      other.now - other.answered <= sample.now - sample.asked + roundingMs
    this.#samples = withSample(this.#samples.filter(agrees), sample)
  }
}
