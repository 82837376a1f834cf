import { sittingLimits } from '../limits.ts'
import type { HallPaper, HallState } from './event.ts'
import { type EventLog, wholeLog } from './event-log.ts'
import { closeHall, fold } from './fold.ts'

/** A sitting as it is graded. */
export type ClosedSitting = {
  state: HallState
  missing: number
  refused: number
  conflicts: number
}

/** Folds all that came, as long as its claimed time lies before the end, with two seconds of grace. */
export function closeSitting(paper: HallPaper, log: EventLog, lengthMs: number): ClosedSitting {
  const { counted, refused, missing } = wholeLog(log, lengthMs + sittingLimits.lateMs)
  const state = closeHall(fold(paper, counted))
  return { state, missing, refused: refused.length, conflicts: log.conflicts.length }
}

/** How many answers of what came later differ from those that had come when the sitting was closed. */
export const lateAnswers = (atClose: HallState, now: HallState): number =>
  now.questions.filter(({ response }, place) => response !== atClose.questions[place]?.response).length

/** Until when answers are taken, in milliseconds: of a test until its results are out, a day at most. */
export function deliverUntil(endsAt: number, test?: { resultsAt: number }): number {
  const hour = 3_600_000
  if (!test) return endsAt + sittingLimits.ownDays * 24 * hour
  return Math.min(Math.max(test.resultsAt, endsAt), endsAt + sittingLimits.testHours * hour)
}
