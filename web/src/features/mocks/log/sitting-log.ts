import type { LoggedEvent, SittingEvent } from '@vikalp/domain/sitting/event'
import type { SittingRecord, SittingStore, StoredPage, StoredSitting } from './sitting-store.ts'

/** What was done in a sitting on this device, and what the server has of it. Every change is stored at once. */
export class SittingLog {
  readonly #store: SittingStore
  readonly #events: Map<string, SittingEvent[]>
  #record: SittingRecord
  /** False once the device refused to store: the events then live in this tab alone. */
  isOnDevice = true

  constructor(store: SittingStore, { record, events }: Pick<StoredSitting, 'record' | 'events'>) {
    this.#store = store
    this.#record = record
    this.#events = new Map([...events].map(([pageId, list]) => [pageId, [...list]]))
  }

  get record(): SittingRecord {
    return this.#record
  }

  /** The page on the screen. */
  get page(): StoredPage {
    const page = this.#record.pages.at(-1)
    if (!page) throw new Error('A sitting on the device has at least one page')
    return page
  }

  /** Writes down what happens in the page on the screen. */
  append(event: Omit<SittingEvent, 'seq'>): LoggedEvent {
    const { pageId } = this.page
    const own = this.#events.get(pageId) ?? []
    const numbered = { seq: (own.at(-1)?.seq ?? 0) + 1, ...event }
    this.#events.set(pageId, [...own, numbered])
    this.#keep(this.#store.append(this.#record.sittingId, pageId, numbered))
    return { ...numbered, page: this.#record.pages.length }
  }

  /** What has to be folded onto the base, pages in their order. */
  sinceBase(): LoggedEvent[] {
    return this.#record.pages.flatMap(({ pageId, inBase }, place) =>
      this.#after(pageId, inBase).map((event) => ({ ...event, page: place + 1 })),
    )
  }

  unsent = ({ pageId, ackSeq }: StoredPage): SittingEvent[] => this.#after(pageId, ackSeq)

  get unsentCount(): number {
    return this.#record.pages.reduce((sum, page) => sum + this.unsent(page).length, 0)
  }

  changePage(pageId: string, changes: Partial<StoredPage>): void {
    const pages = this.#record.pages.map((page) => (page.pageId === pageId ? { ...page, ...changes } : page))
    this.change({ pages })
  }

  change(changes: Partial<SittingRecord>): void {
    this.#record = { ...this.#record, ...changes }
    this.#keep(this.#store.save(this.#record))
  }

  #after(pageId: string, seq: number): SittingEvent[] {
    return (this.#events.get(pageId) ?? []).filter((event) => event.seq > seq)
  }

  #keep(stored: Promise<boolean>): void {
    void stored.then((isStored) => {
      this.isOnDevice &&= isStored
    })
  }
}
