import { RecentMap } from './recent-map.ts'

// A browser opens six connections to a server, and a student uses one or two devices.
const share = { inFlight: 12, perMinute: 1_200 }

const mostCallers = 20_000

/** How many calls each caller has under way, and has made in this minute. */
export class Callers {
  readonly #inFlight = new Map<string, number>()
  readonly #made = new RecentMap<number>(mostCallers)
  #minute = 0

  /** Counts one more call; false when it is more than the caller's share. */
  admit(key: string, nowMs: number): boolean {
    const minute = Math.floor(nowMs / 60_000)
    if (minute !== this.#minute) this.#made.clear()
    this.#minute = minute
    const made = (this.#made.get(key) ?? 0) + 1
    this.#made.set(key, made)
    return made <= share.perMinute && (this.#inFlight.get(key) ?? 0) < share.inFlight
  }

  begin(key: string): void {
    this.#inFlight.set(key, (this.#inFlight.get(key) ?? 0) + 1)
  }

  end(key: string): void {
    const left = (this.#inFlight.get(key) ?? 1) - 1
    if (left > 0) this.#inFlight.set(key, left)
    else this.#inFlight.delete(key)
  }
}
