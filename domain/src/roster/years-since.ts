import type { Day } from '../progress/periods.ts'

/** Whole calendar years; less than 0 for a year to come. */
export const yearsSince = (year: number, today: Day): number => Number(today.slice(0, 4)) - year
