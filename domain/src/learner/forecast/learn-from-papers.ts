import type { Estimate } from '../estimate.ts'
import type { Forecast } from './marks-band.ts'

/** A forecast, not widened, and the marks of the first paper after it. */
export type Pair = { forecast: Forecast; actual: number }

/** Until so many papers were taken the band is widened by a fixed factor; then the newest decide. */
const enough = 100
export const newestPairs = 500
const untilThen = 1.15
const inside = 0.8

/** The factor with which 8 in 10 of the newest papers would have fallen into their bands (rule 105); the oldest first. */
export function widening(pairs: readonly Pair[]): number {
  if (pairs.length < enough) return untilThen
  const factors = pairs
    .slice(-newestPairs)
    .map(({ forecast: { mean, low, high }, actual }) =>
      actual < mean ? (mean - actual) / Math.max(1, mean - low) : (actual - mean) / Math.max(1, high - mean),
    )
    .toSorted((a, b) => a - b)
  return factors[Math.ceil(inside * factors.length) - 1] ?? untilThen
}

/** In a hall students do a little worse than in practice, by how much differs: in logits. */
const beforePapers: Estimate = { mean: -0.15, variance: 0.04 }

/** A paper that was taken: the share of right answers that practice had let expect, and the one that came. */
export type TakenPaper = { expected: number; actual: number; questions: number }

/** How a student's papers differ from the practice before them. */
export function paperOffset(taken: readonly TakenPaper[]): Estimate {
  return taken.reduce((belief, { expected, actual, questions }) => {
    const observed = logit(actual, questions) - logit(expected, questions)
    const noise = 1 / (questions * expected * (1 - expected))
    const trust = belief.variance / (belief.variance + noise)
    return {
      mean: belief.mean + trust * (observed - belief.mean),
      variance: belief.variance * (1 - trust),
    }
  }, beforePapers)
}

/** Half an answer is kept from nothing and from all. */
function logit(share: number, questions: number): number {
  const held = Math.max(0.5 / questions, Math.min(1 - 0.5 / questions, share))
  return Math.log(held / (1 - held))
}
