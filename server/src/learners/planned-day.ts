import { type Day, indianDay } from '@vikalp/domain/progress/periods'
import { Problem } from '#platform/problem.ts'

/** The day that a page names with what it asks of a plan; refused when it was opened on another one. */
export function checkIsToday(day: Day, now: Date): Day {
  if (day !== indianDay(now))
    throw new Problem('another_day', `The plan is that of ${day}, which is not today`)
  return day
}
