import { percentileLimits } from '../limits.ts'
import { betaQuantile } from './beta-quantile.ts'

/** How many of those who sat a paper scored no more, in per cent to seven decimals, as the National Testing Agency counts. */
export type Percentile = {
  takers: number
  atMost: number
  percentile: number
  /** An interval of 80 %, in per cent. */
  low: number
  high: number
}

/** `scores` are those of first sittings of the same paper, the own one included. Of few takers nothing is said. */
export function percentileOf(own: number, scores: readonly number[]): Percentile | undefined {
  const takers = scores.length
  if (takers < percentileLimits.takers) return undefined
  const atMost = scores.filter((score) => score <= own).length
  return { takers, atMost, percentile: share(atMost, takers), ...jeffreysInterval(atMost, takers) }
}

/** Brown, Cai, DasGupta, Interval Estimation for a Binomial Proportion (2001), section 4. */
export function jeffreysInterval(k: number, n: number): { low: number; high: number } {
  const [a, b] = [k + 0.5, n - k + 0.5]
  // At the ends the interval is closed, so that 100 % is inside when nobody scored more.
  return {
    low: k === 0 ? 0 : 100 * betaQuantile(0.1, a, b),
    high: k === n ? 100 : 100 * betaQuantile(0.9, a, b),
  }
}

/** Of each score within its own shift; merged, the percentiles of all shifts are compared with each other. */
export const percentilesByShift = (shifts: readonly (readonly number[])[]): number[][] =>
  shifts.map((scores) =>
    scores.map((own) => share(scores.filter((score) => score <= own).length, scores.length)),
  )

const share = (part: number, whole: number): number => Math.round((100 * part * 1e7) / whole) / 1e7
