import { indianDay } from '@vikalp/domain/progress/periods'
import { yearsSince } from '@vikalp/domain/roster/years-since'
import { invalid } from '#platform/problem.ts'

export function rejectFutureYear(field: string, year: number | null, now: Date): void {
  if (year !== null && yearsSince(year, indianDay(now)) < 0) throw invalid(field, 'is a year to come')
}
