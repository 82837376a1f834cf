import type { Goals } from '@vikalp/contract/practice/plan'
import { planLimits } from '@vikalp/domain/limits'
import { lastExamDay } from '@vikalp/domain/plan/last-exam-day'
import { examKeys, isWordOf } from '@vikalp/domain/vocabulary'
import type { FormErrors, TextOf } from '#platform/forms/form-errors.ts'

export const examRows = [0, 1, 2, 3] as const
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const
type Row = (typeof examRows)[number]

export type TypedGoals = { weekdayMinutes: string; weekendMinutes: string } & {
  [field in `exam${Row}` | `on${Row}` | `rest${(typeof weekdays)[number]}`]: string
}

/** What a checkbox says when it is ticked. */
export const ticked = 'yes'

type Faults = { exam: string; on: string; twice: string; minutes: string }

export function readGoalsTyped(textOf: TextOf<TypedGoals>): TypedGoals {
  const minutes = { weekdayMinutes: textOf('weekdayMinutes'), weekendMinutes: textOf('weekendMinutes') }
  const names = [
    ...examRows.flatMap((row) => [`exam${row}`, `on${row}`] as const),
    ...weekdays.map((weekday) => `rest${weekday}` as const),
  ]
  return Object.assign(
    minutes,
    Object.fromEntries(names.map((name) => [name, textOf(name).trim()])),
  ) as TypedGoals // every name is read
}

/** One exam at least, each once and on a day to come, and minutes that a day has. */
export function findGoalFaults(typed: TypedGoals, today: string, faults: Faults): FormErrors<TypedGoals> {
  const named = examRows.filter((row) => typed[`exam${row}`] !== '')
  const errors: FormErrors<TypedGoals> = named.length === 0 ? { exam0: faults.exam } : {}
  for (const row of named) {
    const isFirst = named.find((other) => typed[`exam${other}`] === typed[`exam${row}`]) === row
    if (!isFirst) errors[`exam${row}`] = faults.twice
    const on = typed[`on${row}`]
    if (!(on >= today && on <= lastExamDay(today))) errors[`on${row}`] = faults.on
  }
  for (const field of ['weekdayMinutes', 'weekendMinutes'] as const) {
    const minutes = typed[field] === '' ? Number.NaN : Number(typed[field])
    if (!Number.isInteger(minutes) || minutes < 0 || minutes > planLimits.minutes)
      errors[field] = faults.minutes
  }
  return errors
}

export const goalsOf = (typed: TypedGoals): Goals => ({
  exams: examRows.flatMap((row) => {
    const exam = typed[`exam${row}`]
    return isWordOf(examKeys, exam) ? [{ exam, on: typed[`on${row}`] }] : []
  }),
  weekdayMinutes: Number(typed.weekdayMinutes),
  weekendMinutes: Number(typed.weekendMinutes),
  restDays: weekdays.filter((weekday) => typed[`rest${weekday}`] === ticked),
})
