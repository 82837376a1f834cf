export const locale = 'en-IN'

const whole = new Intl.NumberFormat(locale)
const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'Asia/Kolkata' })
const dayAndYear = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

const weekday = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** 2026-11-21 is Saturday, 21 November. */
export const formatWeekday = (day: string): string => weekday.format(new Date(day))

/** 3306 is 3,306. */
export const formatNumber = (value: number): string => whole.format(value)

/** 70 is 70.0%. */
export const formatPercent = (value: number): string => `${oneDecimal.format(value)}%`

/** 0.75 is 0.8. */
export const formatDecimal = (value: number): string => oneDecimal.format(value)

/** 19 Nov, with the year when it is not this one. Days are days in India (rule 18). */
export function formatDay(iso: string, now: Date = new Date()): string {
  const date = new Date(iso)
  const withYear = dayAndYear.format(date)
  return withYear.slice(-4) === dayAndYear.format(now).slice(-4) ? day.format(date) : withYear
}
