import type { planContract, Today } from '@vikalp/contract/practice/plan'
import type { z } from 'zod'
import type { FeatureDeps } from '#feature-deps.ts'
import { type DayRow, type PlannedBlock, readDay, secondsHandedIn } from '#learners/day.store.ts'
import { checkIsToday } from '#learners/planned-day.ts'
import { notFound, Problem } from '#platform/problem.ts'
import { goalFor, nextExam } from './goals.ts'
import { makeBlocks } from './make-blocks.ts'
import { isSat, type OwnDay, standingIn } from './own-day.ts'
import { beginPlan, changePlan } from './plan.store.ts'
import { numbered, planAnew } from './plan-anew.ts'
import { readToday } from './today.ts'

type Change = z.output<typeof planContract.changeToday.body>

/** Other minutes, a block less, or others in its place. What is begun stays, and what is done of a block. */
export async function changeToday(deps: FeatureDeps, studentId: string, change: Change): Promise<Today> {
  const own = { studentId, day: checkIsToday(change.day, deps.clock()) }
  await readToday(deps, studentId)
  const row = await readDay(deps.db, own)
  if (change.minutes !== undefined) await setMinutes(deps, own, row, change.minutes)
  else await takeAway(deps, own, row, { id: change.drop ?? change.swap, isSwap: change.swap !== undefined })
  return readToday(deps, studentId)
}

/** Of the blocks that are stored, those that a new plan of the day keeps. */
export const keptOf = (row: DayRow): PlannedBlock[] => {
  const took = secondsHandedIn(row)
  return (row.plan?.blocks ?? []).filter(
    ({ questionIds, isDropped, template }) =>
      isDropped ||
      isSat(row, template) ||
      questionIds.some((id) => took.has(id)) ||
      row.open.some((asked) => asked.every((id) => questionIds.includes(id))),
  )
}

async function setMinutes(deps: FeatureDeps, own: OwnDay, row: DayRow, minutes: number): Promise<void> {
  const { state } = standingIn(row, own.day)
  if (state === 'no-goal' || state === 'exam-day' || state === 'exam-over') throw nothingPlanned()
  const blocks = await planAnew(deps, own, row, { minutes, kept: keptOf(row) })
  if (!row.plan) return beginPlan(deps.db, { ...own, minutes, blocks })
  await store(deps, own, row, { minutes, blocks })
}

type Away = { id: number | undefined; isSwap: boolean }

async function takeAway(deps: FeatureDeps, own: OwnDay, row: DayRow, { id, isSwap }: Away): Promise<void> {
  const before = row.plan?.blocks ?? []
  const block = before.find((one) => one.id === id && !one.isDropped)
  if (!block) throw notFound('The block')
  const rest = restOf(row, block)
  const kept = before.flatMap((one) => (one === block ? rest : one))
  const goal = goalFor(row.goals, nextExam(row.goals, own.day))
  const freed = block.seconds - rest.reduce((sum, one) => sum + (one.isDropped ? 0 : one.seconds), 0)
  const taken = new Set(before.flatMap(({ questionIds }) => questionIds))
  const made =
    isSwap && goal
      ? await makeBlocks(deps, { ...own, exam: block.exam, goal, taken, seconds: freed, onlyTopics: true })
      : []
  await store(deps, own, row, { minutes: row.plan?.minutes ?? null, blocks: numbered(row, kept, made) })
}

/** What was done of it stays as a block; what was not is kept in mind, so that it does not come back today. */
function restOf(row: DayRow, block: PlannedBlock): PlannedBlock[] {
  const took = secondsHandedIn(row)
  const done = block.questionIds.filter((id) => took.has(id))
  if (done.length === 0) return [{ ...block, isDropped: true, waiting: 0 }]
  const seconds = Math.round((block.seconds * done.length) / block.count)
  return [{ ...block, questionIds: done, count: done.length, seconds }]
}

async function store(
  { db }: FeatureDeps,
  own: OwnDay,
  row: DayRow,
  plan: { minutes: number | null; blocks: PlannedBlock[] },
): Promise<void> {
  if (!(await changePlan(db, { ...own, ...plan, before: row.plan?.blocks ?? [] })))
    throw new Problem('conflict', 'The plan was changed at the same moment')
}

const nothingPlanned = (): Problem => new Problem('conflict', 'This day has no plan')
