import { standingOf } from '@vikalp/domain/plan/day-plan'
import type { FeatureDeps } from '#feature-deps.ts'
import type { DayRow, PlannedBlock } from '#learners/day.store.ts'
import { goalFor, nextExam } from './goals.ts'
import { makeBlocks } from './make-blocks.ts'
import type { OwnDay } from './own-day.ts'

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
