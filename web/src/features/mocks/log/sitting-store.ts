import type { RunningSitting, SubmittedSitting } from '@vikalp/contract/mocks/sittings'
import type { HallState, SittingEvent } from '@vikalp/domain/sitting/event'

/** The paper as it was handed out; it never changes. */
export type PaperInHand = Pick<
  RunningSitting,
  'sittingId' | 'title' | 'beganAt' | 'dialect' | 'isErasable' | 'sections' | 'questions'
>

/** A page in which the sitting was opened on this device. */
export type StoredPage = {
  pageId: string
  /** The server has heard of it; not yet, when it was opened without a network. */
  isKnown: boolean
  /** Up to which of its numbers the server had everything when it said where the sitting stands. */
  inBase: number
  /** Up to which number the server has everything now. */
  ackSeq: number
}

/** Where a sitting stands on this device, beside its events: small, written with every answer of the server. */
export type SittingRecord = {
  sittingId: string
  /** What the server had when the first of the pages was opened. */
  base: HallState
  /** In the order in which they were opened; the last one is, or was, on the screen. */
  pages: readonly StoredPage[]
  /** By the server's clock. */
  endsAt: number
  /** The server's time and the device's at the last answer: all there is after a reload without a network. */
  clock: { server: number; device: number }
  /** `asked` is not confirmed yet. */
  handedIn?: 'asked' | SubmittedSitting
}

/** The events of each page, by its id. */
export type StoredEvents = ReadonlyMap<string, readonly SittingEvent[]>

export type StoredSitting = { paper: PaperInHand; record: SittingRecord; events: StoredEvents }

/** The sittings of this user on this device. Writing says whether it was stored; nothing here throws. */
export type SittingStore = {
  find(sittingId: string): Promise<StoredSitting | undefined>
  list(): Promise<SittingRecord[]>
  open(paper: PaperInHand, record: SittingRecord): Promise<boolean>
  save(record: SittingRecord): Promise<boolean>
  append(sittingId: string, pageId: string, event: SittingEvent): Promise<boolean>
  remove(sittingId: string): Promise<void>
}

/** What is stored of a sitting when a page writes: another tab may have opened it after this page. */
export function laterRecord(own: SittingRecord, stored: SittingRecord | undefined): SittingRecord {
  const last = stored?.pages.at(-1)
  if (!stored || !last || own.pages.some(({ pageId }) => pageId === last.pageId)) return own
  const acked = new Map(own.pages.map(({ pageId, ackSeq }) => [pageId, ackSeq]))
  const pages = stored.pages.map((page) => ({
    ...page,
    ackSeq: Math.max(page.ackSeq, acked.get(page.pageId) ?? 0),
  }))
  return { ...stored, pages }
}

/** As long as the tab: where the browser has no database. */
export function memoryStore(): SittingStore {
  const papers = new Map<string, PaperInHand>()
  const records = new Map<string, SittingRecord>()
  const events = new Map<string, Map<string, SittingEvent[]>>()
  return {
    async find(sittingId) {
      const [paper, record] = [papers.get(sittingId), records.get(sittingId)]
      return paper && record && { paper, record, events: new Map(events.get(sittingId)) }
    },
    list: async () => [...records.values()],
    async open(paper, record) {
      papers.set(paper.sittingId, paper)
      records.set(record.sittingId, record)
      return true
    },
    async save(record) {
      records.set(record.sittingId, laterRecord(record, records.get(record.sittingId)))
      return true
    },
    async append(sittingId, pageId, event) {
      const pages = events.get(sittingId) ?? new Map<string, SittingEvent[]>()
      pages.set(pageId, [...(pages.get(pageId) ?? []), event])
      events.set(sittingId, pages)
      return true
    },
    async remove(sittingId) {
      for (const store of [papers, records, events]) store.delete(sittingId)
    },
  }
}
