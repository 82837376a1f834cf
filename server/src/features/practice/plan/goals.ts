import type { Goals } from '@vikalp/contract/practice/plan'
import type { Goal } from '@vikalp/domain/plan/day-plan'
import { lastExamDay } from '@vikalp/domain/plan/last-exam-day'
import type { Day } from '@vikalp/domain/progress/periods'
import type { ExamKey } from '@vikalp/domain/vocabulary'
import type { GoalsRow } from '#learners/day.store.ts'
import { invalid } from '#platform/problem.ts'

/** What is offered to whoever has said nothing. */
export const usualGoals: Goals = { exams: [], weekdayMinutes: 45, weekendMinutes: 90, restDays: [] }

type NextExam = { exam: ExamKey; on: Day }

/** The exam that the day is planned for: the next one, else the last one that is over. */
export function nextExam(goals: GoalsRow | null, day: Day): NextExam | undefined {
  const exams = (goals?.exams ?? []).toSorted((a, b) => (a.on < b.on ? -1 : 1))
  return exams.find(({ on }) => on >= day) ?? exams.at(-1)
}

export const goalFor = (goals: GoalsRow | null, next: NextExam | undefined): Goal | undefined =>
  goals && next ? { ...goals, examOn: next.on } : undefined

/** Exams once each, on days to come; rest days once each. */
export function checkGoals({ exams, restDays, ...minutes }: Goals, day: Day): Goals {
  const last = lastExamDay(day)
  for (const [i, { exam, on }] of exams.entries()) {
    if (on < day || on > last) throw invalid(`exams.${i}.on`, `is not a day from ${day} to ${last}`)
    if (exams.findIndex((one) => one.exam === exam) !== i) throw invalid(`exams.${i}.exam`, 'comes twice')
  }
  const inOrder = exams.toSorted((a, b) => (a.on < b.on ? -1 : 1))
  return { ...minutes, exams: inOrder, restDays: [...new Set(restDays)].toSorted((a, b) => a - b) }
}
