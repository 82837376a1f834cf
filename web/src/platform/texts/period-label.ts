import type { Day } from '@vikalp/domain/progress/periods'
import type { Period } from '@vikalp/domain/vocabulary'
import { locale } from './format.ts'

type Width = 'short' | 'narrow'

const parts: Record<Period, Record<Width, Intl.DateTimeFormatOptions>> = {
  weekly: { short: { weekday: 'short' }, narrow: { weekday: 'narrow' } },
  monthly: { short: { month: 'short' }, narrow: { month: 'narrow' } },
  yearly: { short: { year: 'numeric' }, narrow: { year: '2-digit' } },
}

/** The name of a bar from the first day of its period: Mon, Nov or 2026; M, N or 26 where space is short. */
export const periodLabel = (period: Period, day: Day, width: Width = 'short'): string =>
  new Intl.DateTimeFormat(locale, { ...parts[period][width], timeZone: 'UTC' }).format(new Date(day))
