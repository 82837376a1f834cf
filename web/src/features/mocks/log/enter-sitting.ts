import type { ReadySitting, RunningSitting, SubmittedSitting } from '@vikalp/contract/mocks/sittings'
import { failureCode } from '#platform/api/api-failure.ts'
import { deliverPages } from './deliver-pages.ts'
import { type HallCalls, type HallDeps, HallPage } from './hall-page.ts'
import { ServerClock } from './server-clock.ts'
import { SittingLog } from './sitting-log.ts'
import type { PaperInHand, SittingStore, StoredPage, StoredSitting } from './sitting-store.ts'

/** What a student finds who opens a sitting. */
export type Entrance =
  | { at: 'instructions'; ready: ReadySitting }
  | { at: 'hall'; page: HallPage }
  | { at: 'end'; ready: ReadySitting | undefined; receipt: SubmittedSitting | undefined }

export type EntranceDeps = Omit<HallDeps, 'calls'> & {
  store: SittingStore
  newId: () => string
  calls: HallCalls & {
    read: (sittingId: string) => Promise<ReadySitting>
    begin: (sittingId: string, pageId: string) => Promise<RunningSitting>
  }
}

/** Opens a sitting in this page: where it stands on the server, or without a network as it stands on the device. */
export async function enterSitting(sittingId: string, deps: EntranceDeps): Promise<Entrance> {
  const stored = await deps.store.find(sittingId)
  try {
    if (stored?.record.handedIn === 'asked') return await handInAgain(stored, deps)
    const ready = await deps.calls.read(sittingId)
    if (ready.state === 'ready') return { at: 'instructions', ready }
    if (ready.state === 'running' || ready.state === 'paused')
      return { at: 'hall', page: await openPage(sittingId, deps, deps.calls.resume, stored) }
    if (stored) await sendRest(stored, deps)
    return { at: 'end', ready, receipt: receiptIn(stored) }
  } catch (error) {
    if (stored && isCutOff(error) && !receiptIn(stored)) return { at: 'hall', page: goOnAlone(stored, deps) }
    throw error
  }
}

/** The clock begins. */
export const beginSitting = (sittingId: string, deps: EntranceDeps): Promise<HallPage> =>
  openPage(sittingId, deps, deps.calls.begin, undefined)

/**
 * Sends what the server lacks of the sittings on this device, and hands in what waits for it. What the server has whole
 * is not needed here any more; what it cannot take now stays.
 */
export async function deliverStored(deps: EntranceDeps): Promise<void> {
  for (const { sittingId } of await deps.store.list()) {
    const stored = await deps.store.find(sittingId)
    if (stored) await deliverOne(stored, deps).catch(() => undefined)
  }
}

async function deliverOne(stored: StoredSitting, deps: EntranceDeps): Promise<void> {
  if (stored.record.handedIn === 'asked') await handInAgain(stored, deps)
  else if ((await sendRest(stored, deps)) && receiptIn(stored))
    await deps.store.remove(stored.record.sittingId)
}

const isCutOff = (error: unknown): boolean =>
  ['offline', 'timeout', 'unavailable'].includes(failureCode(error))

const receiptIn = (stored: StoredSitting | undefined): SubmittedSitting | undefined =>
  stored?.record.handedIn === 'asked' ? undefined : stored?.record.handedIn

const newPage = (pageId: string, isKnown: boolean): StoredPage => ({
  pageId,
  isKnown,
  inBase: 0,
  ackSeq: 0,
})

async function openPage(
  sittingId: string,
  deps: EntranceDeps,
  open: (sittingId: string, pageId: string) => Promise<RunningSitting>,
  stored: StoredSitting | undefined,
): Promise<HallPage> {
  const pageId = deps.newId()
  const clock = new ServerClock(deps.now, deps.deviceNow())
  const earlier = stored ? pagesWithRest(stored) : []
  if (stored) await introduce(stored, earlier, deps)
  const running = await clock.exchange(() => open(sittingId, pageId))
  const paper = paperOf(running)
  const record = {
    sittingId,
    base: running.hall,
    pages: [...earlier, newPage(pageId, true)],
    endsAt: Date.parse(running.endsAt),
    clock: { server: clock.now(), device: deps.deviceNow() },
  }
  await deps.store.open(paper, record)
  const log = new SittingLog(deps.store, { record, events: stored?.events ?? new Map() })
  return started(new HallPage({ paper, log, clock, gap: running.gap }, deps))
}

/** What an earlier page did and could not send comes after what the server has. */
const pagesWithRest = ({ record, events }: StoredSitting): StoredPage[] =>
  record.pages
    .filter(({ pageId, ackSeq }) => (events.get(pageId) ?? []).some(({ seq }) => seq > ackSeq))
    .map((page) => ({ ...page, isKnown: true, inBase: page.ackSeq }))

/** Pages count in the order in which the server hears of them, so an earlier one comes before the one that opens now. */
async function introduce({ record }: StoredSitting, earlier: readonly StoredPage[], deps: EntranceDeps) {
  for (const { pageId } of earlier) {
    const isKnown = record.pages.find((page) => page.pageId === pageId)?.isKnown
    if (!isKnown) await deps.calls.resume(record.sittingId, pageId)
  }
}

/** Reloaded without a network: the device's clock says how long ago the server was heard. */
function goOnAlone({ paper, record, events }: StoredSitting, deps: EntranceDeps): HallPage {
  const clock = new ServerClock(deps.now, record.clock.server + deps.deviceNow() - record.clock.device)
  const log = new SittingLog(deps.store, { record, events })
  const isHandedIn = record.handedIn === 'asked'
  if (!isHandedIn) log.change({ pages: [...record.pages, newPage(deps.newId(), false)] })
  return started(new HallPage({ paper, log, clock, gap: null }, deps))
}

function started(page: HallPage): HallPage {
  page.start()
  return page
}

async function handInAgain(stored: StoredSitting, deps: EntranceDeps): Promise<Entrance> {
  await sendRest(stored, deps)
  const { sittingId, pages } = stored.record
  const receipt = await deps.calls.submit(sittingId, pages.at(-1)?.pageId ?? '')
  const now = (await deps.store.find(sittingId))?.record ?? stored.record
  await deps.store.save({ ...now, handedIn: receipt })
  return { at: 'end', ready: undefined, receipt }
}

/** True when the server has everything. */
async function sendRest(stored: StoredSitting, deps: EntranceDeps): Promise<boolean> {
  const log = new SittingLog(deps.store, stored)
  if (log.unsentCount === 0) return true
  const clock = new ServerClock(deps.now, deps.deviceNow())
  await deliverPages({ log, clock, calls: deps.calls, deviceNow: deps.deviceNow })
  return log.unsentCount === 0
}

function paperOf(running: RunningSitting): PaperInHand {
  const { sittingId, title, beganAt, dialect, isErasable, sections, questions } = running
  return { sittingId, title, beganAt, dialect, isErasable, sections, questions }
}
