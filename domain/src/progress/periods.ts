import type { Period, PeriodUnit } from '../vocabulary.ts'

/** A calendar day in India, '2026-11-21'. Days sort and compare as text. */
export type Day = string

/** What one bar of a chart stands for. */
export const unitOf: Readonly<Record<Period, PeriodUnit>> = {
  weekly: 'day',
  monthly: 'month',
  yearly: 'year',
}

const yearsShown = 5

/**
 * The first days of the bars of a chart (requirements 9.1 and 9.2): Monday to Sunday of the week of
 * `today`, January to the month of today, this year and the four before.
 */
export function periodStarts(period: Period, today: Day): Day[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  if (period === 'weekly') return range(7).map((i) => addDays(mondayOf(today), i))
  if (period === 'monthly') return range(month).map((i) => `${year}-${twoDigits(i + 1)}-01`)
  return range(yearsShown).map((i) => `${year - yearsShown + 1 + i}-01-01`)
}

export const dayMs = 24 * 3_600_000

export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)

export const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / dayMs

export const mondayOf = (day: Day): Day => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))

/** The day in India at a given time (rule 18); India has no summer time. */
export const indianDay = (moment: Date): Day =>
  new Date(moment.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)

/** The midnight in India at which a day begins. */
export const startOfIndianDay = (day: Day): Date => new Date(`${day}T00:00:00+05:30`)

const range = (length: number): number[] => Array.from({ length }, (_, i) => i)
const twoDigits = (value: number): string => String(value).padStart(2, '0')
