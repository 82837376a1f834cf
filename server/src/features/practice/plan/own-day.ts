import { standingOf } from '@vikalp/domain/plan/day-plan'
import type { Day } from '@vikalp/domain/progress/periods'
import type { DayRow } from '#learners/day.store.ts'
import { goalFor, nextExam } from './goals.ts'

export type OwnDay = { studentId: string; day: Day }

/** Whether the day has a plan, by the goals and the minutes chosen for it. */
export function standingIn({ goals, plan }: DayRow, day: Day) {
  const goal = goalFor(goals, nextExam(goals, day))
  return standingOf({ day, goal, minutes: plan?.minutes ?? undefined })
}

export const isSat = ({ papers }: DayRow, template: string | null): boolean =>
  template !== null && papers.includes(template)
