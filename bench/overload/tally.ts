import { percentile as exactPercentile } from '../measurement.ts'
import type { Reply } from './connection.ts'

/** The answers of a stretch of time. */
export class Tally {
  readonly good: number[] = []
  readonly refused: number[] = []
  /** By status: neither well answered nor refused as promised; 0 is no answer. */
  readonly #failed = new Map<number, number>()

  count({ status, ms }: Pick<Reply, 'status' | 'ms'>): void {
    if (status >= 200 && status < 300) this.good.push(ms)
    else if (status === 503 || status === 429) this.refused.push(ms)
    else this.#failed.set(status, (this.#failed.get(status) ?? 0) + 1)
  }

  get failed(): number {
    return [...this.#failed.values()].reduce((sum, times) => sum + times, 0)
  }

  /** How many failed with which status. */
  get failures(): string {
    return [...this.#failed].map(([status, times]) => `${times} with ${status}`).join(', ') || 'none'
  }
}

/** To the millisecond; 0 of no values. */
export const percentile = (values: readonly number[], share: number): number =>
  Math.round(exactPercentile(values, share)) || 0
