import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { RecentMap } from './recent-map.ts'

const mostKeys = 20_000

type Window = { count: number; end: number }
type Tell = Parameters<FastifyRateLimitStore['incr']>[1]

/**
 * Counts calls for the rate limiter. Its own store reads the time of day, and would count on for hours after that was
 * set back; this one reads a clock that only goes forward.
 */
export class WindowStore implements FastifyRateLimitStore {
  readonly #windows = new RecentMap<Window>(mostKeys)
  readonly #now: () => number

  constructor(_options?: unknown, now = () => performance.now()) {
    this.#now = now
  }

  incr(key: string, tell: Tell, timeWindow = 60_000): void {
    const now = this.#now()
    const known = this.#windows.get(key)
    const window = known && known.end > now ? known : { count: 0, end: now + timeWindow }
    window.count++
    this.#windows.set(key, window)
    tell(null, { current: window.count, ttl: window.end - now })
  }

  child(): WindowStore {
    return new WindowStore(undefined, this.#now)
  }
}
