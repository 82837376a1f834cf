import { addDays, type Day } from '../progress/periods.ts'

/** How long attendance may still be taken or corrected (rule 52). */
export const daysBack = 60

/** The first and last day for which the register of a class may be opened. */
export function registerDays(startedOn: Day, today: Day): { first: Day; last: Day } {
  const earliest = addDays(today, -daysBack)
  return { first: startedOn > earliest ? startedOn : earliest, last: today }
}
