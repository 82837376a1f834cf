import { sittingLimits } from '../limits.ts'
import { inOrder, type LoggedEvent, type SittingEvent } from './event.ts'

/** How often and how long the page was hidden, five seconds or more at a time. Only where the teacher asked for it. */
export function leavesIn(events: readonly LoggedEvent[]): { times: number; ms: number } {
  const leaves = { times: 0, ms: 0 }
  let hiddenAt: number | undefined
  for (const { k, t } of inOrder(events)) {
    if (k === 'hidden') hiddenAt = t
    if (k !== 'shown' || hiddenAt === undefined) continue
    const ms = t - hiddenAt
    hiddenAt = undefined
    if (ms < sittingLimits.hiddenMs) continue
    leaves.times += 1
    leaves.ms += ms
  }
  return leaves
}

/** The first `shown` of a page says that it was opened, no more. */
export const isLeave = ({ k, seq }: SittingEvent): boolean => k === 'hidden' || (k === 'shown' && seq > 1)

/**
 * As they are stored where nobody may know of leaves. An act that changes nothing stands in their place, so that no number is
 * missing; the time away then counts for the question on the screen.
 */
export const withoutLeaves = (events: readonly SittingEvent[]): SittingEvent[] =>
  events.map((event) => (isLeave(event) ? { seq: event.seq, k: 'paper', t: event.t } : event))
