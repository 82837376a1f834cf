import type { EventBatch, EventsAck } from '@vikalp/contract/mocks/events'
import type { RunningSitting } from '@vikalp/contract/mocks/sittings'
import { sittingLimits } from '@vikalp/domain/limits'
import { failureCode } from '#platform/api/api-failure.ts'
import type { ServerClock } from './server-clock.ts'
import type { SittingLog } from './sitting-log.ts'
import type { StoredPage } from './sitting-store.ts'

export type SittingCalls = {
  sendEvents: (sittingId: string, batch: EventBatch) => Promise<EventsAck>
  resume: (sittingId: string, pageId: string) => Promise<RunningSitting>
}

export type DeliveryDeps = {
  log: SittingLog
  clock: ServerClock
  calls: SittingCalls
  /** The time of the device, for a reload without a network. */
  deviceNow: () => number
}

/** What the server said of the page on the screen. */
export type Delivered = Pick<EventsAck, 'state' | 'isCurrent'> & { gap?: RunningSitting['gap'] }

/**
 * Sends what the server lacks, page by page in their order, and has the page on the screen heard of even if there is
 * nothing new. A page that was opened without a network is told to the server first.
 */
export async function deliverPages(deps: DeliveryDeps): Promise<Delivered> {
  const { log } = deps
  let delivered: Delivered | undefined
  for (const { pageId } of log.record.pages) {
    const isOnScreen = pageId === log.page.pageId
    if (!isOnScreen && log.unsent(pageOf(log, pageId)).length === 0) continue
    const gap = pageOf(log, pageId).isKnown ? undefined : await makeKnown(deps, pageId)
    const ack = await sendAll(deps, pageId)
    delivered = { state: ack.state, isCurrent: ack.isCurrent, ...(gap && { gap }) }
  }
  if (!delivered) throw new Error('The page on the screen is always sent')
  return delivered
}

async function makeKnown({ log, clock, calls }: DeliveryDeps, pageId: string) {
  const running = await clock
    .exchange(() => calls.resume(log.record.sittingId, pageId))
    .catch((error: unknown) => {
      // After the end nothing is opened any more; what the page did before is taken all the same.
      if (failureCode(error) !== 'closed') throw error
      return undefined
    })
  log.changePage(pageId, { isKnown: true })
  if (running) log.change({ endsAt: Date.parse(running.endsAt) })
  return running?.gap
}

/** In batches, until nothing is left; one at least. */
async function sendAll({ log, clock, calls, deviceNow }: DeliveryDeps, pageId: string): Promise<EventsAck> {
  for (;;) {
    const { ackSeq } = pageOf(log, pageId)
    const events = log.unsent(pageOf(log, pageId)).slice(0, sittingLimits.batch)
    const ack = await clock.exchange(() => calls.sendEvents(log.record.sittingId, { pageId, events }))
    log.changePage(pageId, { ackSeq: Math.max(ackSeq, ack.ackSeq) })
    log.change({
      endsAt: Date.parse(ack.endsAt),
      clock: { server: clock.now(), device: deviceNow() },
    })
    const isStuck = ack.ackSeq <= ackSeq
    if (isStuck || log.unsent(pageOf(log, pageId)).length === 0) return ack
  }
}

function pageOf({ record }: SittingLog, pageId: string): StoredPage {
  const page = record.pages.find((each) => each.pageId === pageId)
  if (!page) throw new Error(`The sitting has no page ${pageId}`)
  return page
}
