import type { Today } from '@vikalp/contract/practice/plan'
import { standingOf } from '@vikalp/domain/plan/day-plan'
import { type Day, indianDay } from '@vikalp/domain/progress/periods'
import type { FeatureDeps } from '#feature-deps.ts'
import { type DayRow, type PlannedBlock, readDay, secondsHandedIn } from '#learners/day.store.ts'
import { goalFor, nextExam } from './goals.ts'
import { makeBlocks } from './make-blocks.ts'
import { beginPlan } from './plan.store.ts'

export type OwnDay = { studentId: string; day: Day }

/** The day of a student, with its plan: the first look of a day makes one, where the day has one. */
export async function readToday(deps: FeatureDeps, studentId: string): Promise<Today> {
  const { db, clock } = deps
  const own = { studentId, day: indianDay(clock()) }
  const row = await readDay(db, own)
  if (row.plan || standingIn(row, own.day).state !== 'plan') return todayOf(deps, own, row)
  const blocks = await planAnew(deps, own, row, { minutes: null, kept: [] })
  await beginPlan(db, { ...own, minutes: null, blocks })
  return todayOf(deps, own, await readDay(db, own))
}

export function standingIn({ goals, plan }: DayRow, day: Day) {
  const goal = goalFor(goals, nextExam(goals, day))
  return standingOf({ day, goal, minutes: plan?.minutes ?? undefined })
}

type Anew = { minutes: number | null; kept: readonly PlannedBlock[] }

/** The blocks that stay, and others for the time that they leave. */
export async function planAnew(
  deps: FeatureDeps,
  { studentId, day }: OwnDay,
  row: DayRow,
  { minutes, kept }: Anew,
): Promise<PlannedBlock[]> {
  const next = nextExam(row.goals, day)
  const goal = goalFor(row.goals, next)
  const standing = standingOf({ day, goal, minutes: minutes ?? undefined })
  const used = kept.reduce((sum, { isDropped, seconds }) => sum + (isDropped ? 0 : seconds), 0)
  const seconds = 60 * standing.minutes - used
  if (!next || !goal || standing.state !== 'plan' || seconds <= 0) return [...kept]
  const taken = new Set(kept.flatMap(({ questionIds }) => questionIds))
  const withoutMock = kept.some(({ block }) => block === 'mock')
  const made = await makeBlocks(deps, { studentId, day, exam: next.exam, goal, taken, seconds, withoutMock })
  return numbered(row, kept, made)
}

/** No number of the day is given twice, or a page that is open for long would begin another block than it shows. */
export const numbered = (
  { plan }: DayRow,
  kept: readonly PlannedBlock[],
  made: readonly Omit<PlannedBlock, 'id' | 'isDropped'>[],
): PlannedBlock[] => {
  const last = Math.max(plan?.lastBlock ?? 0, ...[...(plan?.blocks ?? []), ...kept].map(({ id }) => id))
  return [...kept, ...made.map((block, i) => ({ ...block, id: last + i + 1, isDropped: false }))]
}

/** What is shown of it: a question that is being checked or sat in a paper is not counted. */
async function todayOf(
  { db, bank, clock, heldQuestions }: FeatureDeps,
  { studentId, day }: OwnDay,
  row: DayRow,
): Promise<Today> {
  const standing = standingIn(row, day)
  const planned = standing.state === 'plan' ? (row.plan?.blocks ?? []) : []
  const held = planned.length > 0 ? await heldQuestions.of(db, studentId, clock()) : new Set<string>()
  const took = secondsHandedIn(row)
  const spent = planned.flatMap(({ questionIds }) => questionIds.map((id) => took.get(id) ?? 0))
  const blocks = planned
    .filter(({ isDropped }) => !isDropped)
    .map(({ questionIds, isDropped: _, waiting: __, count: whole, ...block }) => {
      const asked = questionIds.filter((id) => took.has(id) || (bank.find(id) && !held.has(id)))
      const isMock = block.block === 'mock'
      const count = isMock ? whole : asked.length
      const done = isMock ? Number(isSat(row, block.template)) : asked.filter((id) => took.has(id)).length
      return { ...block, count, done, seconds: Math.round((block.seconds * count) / Math.max(1, whole)) }
    })
    .filter(({ count }) => count > 0)
  const sum = (of: (block: (typeof blocks)[number]) => number): number =>
    blocks.reduce((total, block) => total + of(block), 0)
  return {
    day,
    state: standing.state,
    goal: nextExam(row.goals, day) ?? null,
    left: standing.left ?? null,
    minutes: standing.minutes,
    blocks,
    total: sum(({ count }) => count),
    done: sum(({ done }) => done),
    secondsLeft: Math.round(sum(({ count, done, seconds }) => (seconds * (count - done)) / count)),
    secondsSpent: spent.reduce((total, seconds) => total + seconds, 0),
    waiting: planned.reduce((total, { waiting }) => total + waiting, 0),
  }
}

export const isSat = ({ papers }: DayRow, template: string | null): boolean =>
  template !== null && papers.includes(template)
