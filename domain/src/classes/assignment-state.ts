import type { AssignmentState } from '../vocabulary.ts'

type Progress = { isBegun: boolean; finishedAt: number | null; dueAt: number }

/** What was handed in for an assignment counts by its first time: later ones are practice. */
export function assignmentState({ isBegun, finishedAt, dueAt }: Progress): AssignmentState {
  if (finishedAt !== null) return finishedAt <= dueAt ? 'done' : 'late'
  return isBegun ? 'begun' : 'not-begun'
}
