import type { Day } from '@vikalp/domain/progress/periods'
import type { Period } from '@vikalp/domain/vocabulary'

export type Formats = ReturnType<typeof formatsOf>

/** A text for each plural category of a language; `#` stands for the number. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

type Width = 'short' | 'narrow'

const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** The numbers, plurals, days and lists of a language, from which the texts of its folder are built. */
export const formatsOf = (locale: string) => ({ ...numberFormats(locale), ...dayFormats(locale) })

function numberFormats(locale: string) {
  const whole = once(() => new Intl.NumberFormat(locale))
  const decimals = once(() => new Intl.NumberFormat(locale, tenths))
  const percents = once(() => new Intl.NumberFormat(locale, { style: 'percent' }))
  const rates = once(() => new Intl.NumberFormat(locale, { style: 'percent', ...tenths }))
  const rules = once(() => new Intl.PluralRules(locale))
  const lists = once(() => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }))
  const isPlain = latinDigits.test(locale)
  const number = (value: number): string =>
    isPlain && isShort(value) ? String(value) : whole().format(value)
  return {
    /** 123456 is 1,23,456. */
    number,
    /** 0.75 is 0.8. */
    decimal: (value: number): string => decimals().format(value),
    /** 70 is 70%. */
    percent: (value: number): string => percents().format(value / 100),
    /** 70 is 70.0%. */
    rate: (value: number): string => rates().format(value / 100),
    plural: (count: number, forms: PluralForms): string =>
      (forms[rules().select(count)] ?? forms.other).replace('#', number(count)),
    list: (items: readonly string[]): string => lists().format(items),
  }
}

function dayFormats(locale: string) {
  const inIndia = { day: 'numeric', month: 'short', timeZone: 'Asia/Kolkata' } as const
  const dayAndMonth = once(() => new Intl.DateTimeFormat(locale, inIndia))
  const withYear = once(() => new Intl.DateTimeFormat(locale, { ...inIndia, year: 'numeric' }))
  const year = once(() => new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone: 'Asia/Kolkata' }))
  const full = once(
    () =>
      new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
  )
  const part = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }))
  const parts: Record<Period, Record<Width, ReturnType<typeof part>>> = {
    weekly: { short: part({ weekday: 'short' }), narrow: part({ weekday: 'narrow' }) },
    monthly: { short: part({ month: 'short' }), narrow: part({ month: 'narrow' }) },
    yearly: { short: part({ year: 'numeric' }), narrow: part({ year: '2-digit' }) },
  }
  return {
    /** 19 Nov, with the year unless it is the current one. Days are days in India (rule 18). */
    day: (iso: string, now: Date = new Date()): string => {
      const date = new Date(iso)
      const isThisYear = year().format(date) === year().format(now)
      return (isThisYear ? dayAndMonth() : withYear()).format(date)
    },
    /** 2026-11-21 is Saturday, 21 November. */
    weekday: (day: Day): string => full().format(new Date(day)),
    /** A bar of a chart by the first day of its period: Mon, Nov or 2026; M, N or 26 where space is short. */
    period: (period: Period, day: Day, width: Width = 'short'): string =>
      parts[period][width]().format(new Date(day)),
  }
}

/** Languages that write 7 as a program does; Marathi and Bengali have digits of their own. */
const latinDigits = /^(?:en|gu|hi)\b/

/**
 * Below 1,000 nothing is grouped. The first formatter of numbers takes a cheap phone 50 ms, for the browser then looks
 * through all of its languages, and most screens show no larger numbers.
 */
const isShort = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000

/** Making a formatter takes time on a phone, so it is made only when first needed. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
