import type { Today } from '@vikalp/contract/practice/plan'
import { indianDay } from '@vikalp/domain/progress/periods'
import type { FeatureDeps } from '#feature-deps.ts'
import { type DayRow, readDay, secondsHandedIn } from '#learners/day.store.ts'
import { nextExam } from './goals.ts'
import { isSat, type OwnDay, standingIn } from './own-day.ts'
import { beginPlan } from './plan.store.ts'
import { planAnew } from './plan-anew.ts'

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
