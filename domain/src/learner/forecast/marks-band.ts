import { highestScore, type Section } from '../../papers/template.ts'

/** Marks of a paper: the mean, and the band in which 8 of 10 papers fall. */
export type Forecast = { mean: number; low: number; high: number }

/** Of so many papers that many are below the band, and as many above. */
const outside = 0.1

/** What lies in the middle of drawn values: their mean, and the middle 80 % of them. */
export function middleOf(values: readonly number[]): Forecast {
  const inOrder = values.toSorted((a, b) => a - b)
  const mean = inOrder.reduce((sum, value) => sum + value, 0) / inOrder.length
  return {
    mean,
    low: inOrder[Math.floor(outside * inOrder.length)] ?? mean,
    high: inOrder[Math.ceil((1 - outside) * inOrder.length) - 1] ?? mean,
  }
}

/** In marks, of quarter marks that were drawn; it stays within what these sections can bring. */
export function bandOf(
  quarters: readonly number[],
  sections: readonly Section[],
  widening: number,
): Forecast {
  const { mean, low, high } = middleOf(quarters)
  const lowest = sections.reduce((sum, { count, marks }) => sum + count * marks.wrong, 0)
  const inMarks = (score: number): number =>
    Math.round(Math.max(lowest, Math.min(highestScore(sections), score)) / 4)
  return {
    mean: inMarks(mean),
    low: inMarks(mean - widening * (mean - low)),
    high: inMarks(mean + widening * (high - mean)),
  }
}
