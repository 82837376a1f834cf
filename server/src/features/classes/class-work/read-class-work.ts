import type { ClassWork, SetAssignment, SetTest } from '@vikalp/contract/classes/class-work'
import { assignmentState } from '@vikalp/domain/classes/assignment-state'
import { testState } from '@vikalp/domain/sitting/test-state'
import type { FeatureDeps } from '#feature-deps.ts'
import {
  listSetAssignments,
  listSetTests,
  type SetAssignmentRow,
  type SetTestRow,
} from './class-work.store.ts'

/** For how long what has ended stays on the list. */
const shownDays = 14

/** What a student's classes have to do. */
export async function readClassWork(
  { db, clock }: Pick<FeatureDeps, 'db' | 'clock'>,
  studentId: string,
): Promise<ClassWork> {
  const now = clock()
  const endedAfter = new Date(now.getTime() - shownDays * 86_400_000)
  const [tests, assignments] = await Promise.all([
    listSetTests(db, { studentId, endedAfter }),
    listSetAssignments(db, { studentId, endedAfter }),
  ])
  return {
    now: now.toISOString(),
    tests: tests.map((row) => testOf(row, now)),
    assignments: assignments.map(assignmentOf),
  }
}

function testOf(row: SetTestRow, now: Date): SetTest {
  const { testId, title, className, cancelReason, sittingId, sittingState } = row
  const isRunning = sittingState === 'running' || sittingState === 'paused'
  const state = testState(
    {
      publishedAt: row.publishedAt?.getTime() ?? null,
      opensAt: row.opensAt.getTime(),
      closesAt: row.closesAt.getTime(),
      resultsAt: row.resultsAt?.getTime() ?? null,
      releasedAt: row.releasedAt?.getTime() ?? null,
      cancelledAt: row.cancelledAt?.getTime() ?? null,
    },
    isRunning ? 1 : 0,
    now.getTime(),
  )
  return {
    testId,
    title,
    className,
    state,
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    resultsAt: (row.releasedAt ?? row.resultsAt)?.toISOString() ?? null,
    cancelReason,
    sitting: sittingId && sittingState ? { sittingId, state: sittingState } : null,
  }
}

function assignmentOf({ isBegun, finishedAt, dueAt, ...row }: SetAssignmentRow): SetAssignment {
  const times = { finishedAt: finishedAt?.getTime() ?? null, dueAt: dueAt.getTime() }
  return { ...row, dueAt: dueAt.toISOString(), state: assignmentState({ isBegun, ...times }) }
}
