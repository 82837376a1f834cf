import type { EventBatch, EventsAck } from '@vikalp/contract/mocks/events'
import type { SittingEvent } from '@vikalp/domain/sitting/event'
import { deliverUntil } from '@vikalp/domain/sitting/late-delivery'
import { isLeave, withoutLeaves } from '@vikalp/domain/sitting/leaves'
import { withBankLetters } from '@vikalp/domain/sitting/option-letters'
import { invalid, notFound, Problem } from '#platform/problem.ts'
import type { MocksDeps } from '../mocks-deps.ts'
import { testOf } from '../tests/set-test.ts'
import { listRanges, storeBatch } from './batches.store.ts'
import { close, isEnded, markLateAnswers } from './close-sitting.ts'
import { findHead, noteLatePage, type Own, type SittingHead } from './sittings.store.ts'

/** Stores what a page did. After the end it still takes what was done before. */
export async function takeEvents(
  deps: MocksDeps,
  own: Own,
  { pageId, events }: EventBatch,
): Promise<EventsAck> {
  const { db, clock } = deps
  requireRow(events)
  const now = clock()
  const { state, endsAt, testId, pages: known, optionOrders } = await findOpen(deps, own, now)
  if (state !== 'running' && now > (await lastDelivery(deps, own, testId, endsAt)))
    throw new Problem('closed', 'This paper takes no answers any more')
  const isKnown = state === 'running' || known.includes(pageId)
  const pages = isKnown ? known : ((await noteLatePage(db, { ...own, pageId })) ?? known)
  const page = pages.indexOf(pageId) + 1
  if (page === 0) throw new Problem('stale_page', 'This page has not opened the paper')
  const kept = withBankLetters(await mayBeKept(deps, own, testId, events), optionOrders)
  const stored = await storeBatch(db, { ...own, pageId, page, events: kept, now })
  if (!stored) throw new Problem('too_large', 'This paper holds as much as one can')
  if (stored.isNew && stored.state !== 'running') await markLateAnswers(deps, own, now)
  return {
    ackSeq: ackOf(await listRanges(db, own, page)),
    now: now.toISOString(),
    endsAt: endsAt.toISOString(),
    state: stored.state,
    isCurrent: pages.at(-1) === pageId,
  }
}

/** Of a test until its results are out. */
async function lastDelivery(
  { db }: MocksDeps,
  { studentId }: Own,
  testId: string | null,
  endsAt: Date,
): Promise<Date> {
  const test = await testOf(db, { testId, studentId })
  const out = test?.releasedAt ?? test?.resultsAt
  const resultsAt = out?.getTime() ?? Number.POSITIVE_INFINITY
  return new Date(deliverUntil(endsAt.getTime(), test && { resultsAt }))
}

/** In a test that does not tell of leaves, nothing of them is stored. */
async function mayBeKept(
  { db }: MocksDeps,
  { studentId }: Own,
  testId: string | null,
  events: readonly SittingEvent[],
): Promise<readonly SittingEvent[]> {
  if (testId === null || !events.some(isLeave)) return events
  const test = await testOf(db, { testId, studentId })
  return test?.tellsLeaves ? events : withoutLeaves(events)
}

/** A sitting that has begun, closed when its time is over. */
async function findOpen(deps: MocksDeps, own: Own, now: Date): Promise<SittingHead & { endsAt: Date }> {
  const head = await findHead(deps.db, own)
  if (!head) throw notFound('The sitting')
  if (!head.endsAt) throw new Problem('not_open', 'This paper has not begun')
  const { endsAt } = head
  if (!isEnded(head, now)) return { ...head, endsAt }
  await close(deps, own, 'clock', now)
  return { ...head, endsAt, state: 'closed' }
}

/** The numbers of a batch follow each other. */
function requireRow(events: EventBatch['events']): void {
  const first = events[0]?.seq ?? 0
  const gap = events.findIndex(({ seq }, i) => seq !== first + i)
  if (gap >= 0) throw invalid(`events.${gap}.seq`, 'does not follow the one before')
}

/** The number up to which nothing is missing. */
function ackOf(ranges: readonly { from: number; to: number }[]): number {
  let ack = 0
  for (const { from, to } of ranges) {
    if (from > ack + 1) break
    ack = Math.max(ack, to)
  }
  return ack
}
