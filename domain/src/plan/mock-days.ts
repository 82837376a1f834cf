import { addDays, type Day, daysBetween, mondayOf } from '../progress/periods.ts'

const weeks = 10

/** A Sunday of every second weekend in the last ten weeks: the one before the exam, two weeks earlier, and so on. */
export function isMockDay(day: Day, examOn: Day): boolean {
  const left = daysBetween(day, examOn)
  const isSunday = addDays(mondayOf(day), 6) === day
  const before = Math.floor((left - 1) / 7)
  return isSunday && left > 0 && left <= 7 * weeks && before % 2 === 0
}
