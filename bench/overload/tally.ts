import type { Reply } from './connection.ts'

/** The answers of a stretch of time. */
export class Tally {
  readonly good: number[] = []
  readonly refused: number[] = []
  /** Neither well answered nor refused as promised. */
  others = 0

  count({ status, ms }: Pick<Reply, 'status' | 'ms'>): void {
    if (status >= 200 && status < 300) this.good.push(ms)
    else if (status === 503 || status === 429) this.refused.push(ms)
    else this.others++
  }
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}
