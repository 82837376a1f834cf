import type { Day } from '../progress/periods.ts'

/** Whole calendar years; negative for a future year. */
export const yearsSince = (year: number, today: Day): number => Number(today.slice(0, 4)) - year
