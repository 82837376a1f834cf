import type { Day } from '../progress/periods.ts'

/** A month of a year, January being 1. */
export type BirthMonth = { year: number; month: number }

const ageOfMajority = 18

/**
 * The first day on which somebody born in that month is 18 for certain: that of the month after the birthday. The day of
 * birth is not asked for.
 */
export function adultFrom({ year, month }: BirthMonth): Day {
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }
  return `${next.year + ageOfMajority}-${String(next.month).padStart(2, '0')}-01`
}
