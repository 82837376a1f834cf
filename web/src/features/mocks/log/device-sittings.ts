import type { SittingEvent } from '@vikalp/domain/sitting/event'
import { answerOf, openDatabase, whenWritten } from '#platform/device-database.ts'
import {
  laterRecord,
  memoryStore,
  type PaperInHand,
  type SittingRecord,
  type SittingStore,
  type StoredSitting,
} from './sitting-store.ts'

type EventRow = { sittingId: string; pageId: string; event: SittingEvent; seq: number }

const stores = { papers: 'sittingId', sittings: 'sittingId', events: ['sittingId', 'pageId', 'seq'] }

/** The sittings of a user in the database of the device. What it refuses stays in memory as long as the tab. */
export class DeviceSittings implements SittingStore {
  readonly #owner: string
  readonly #memory = memoryStore()
  #opened: Promise<IDBDatabase> | undefined
  #isRefused = false

  constructor(owner: string) {
    this.#owner = owner
  }

  async find(sittingId: string): Promise<StoredSitting | undefined> {
    const inMemory = await this.#memory.find(sittingId)
    const stored = await this.#read(
      (transaction) => findIn(transaction, sittingId),
      async () => inMemory,
    )
    return this.#isRefused ? (inMemory ?? stored) : (stored ?? inMemory)
  }

  list(): Promise<SittingRecord[]> {
    return this.#read(
      (transaction) => answerOf<SittingRecord[]>(transaction.objectStore('sittings').getAll()),
      this.#memory.list,
    )
  }

  async open(paper: PaperInHand, record: SittingRecord): Promise<boolean> {
    await this.#memory.open(paper, record)
    return this.#write((transaction) => {
      transaction.objectStore('papers').put(paper)
      transaction.objectStore('sittings').put(record)
    })
  }

  async save(record: SittingRecord): Promise<boolean> {
    await this.#memory.save(record)
    return this.#write((transaction) => {
      const sittings = transaction.objectStore('sittings')
      const stored: IDBRequest<SittingRecord | undefined> = sittings.get(record.sittingId)
      stored.onsuccess = () => sittings.put(laterRecord(record, stored.result))
    })
  }

  async append(sittingId: string, pageId: string, event: SittingEvent): Promise<boolean> {
    await this.#memory.append(sittingId, pageId, event)
    const row: EventRow = { sittingId, pageId, event, seq: event.seq }
    return this.#write((transaction) => transaction.objectStore('events').put(row))
  }

  async remove(sittingId: string): Promise<void> {
    await this.#memory.remove(sittingId)
    await this.#write((transaction) => {
      transaction.objectStore('papers').delete(sittingId)
      transaction.objectStore('sittings').delete(sittingId)
      transaction.objectStore('events').delete(allOf(sittingId))
    })
  }

  async #begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    this.#opened ??= openDatabase(this.#owner, 'sittings', stores)
    return (await this.#opened).transaction(Object.keys(stores), mode)
  }

  async #write(change: (transaction: IDBTransaction) => void): Promise<boolean> {
    try {
      const transaction = await this.#begin('readwrite')
      change(transaction)
      await whenWritten(transaction)
      return true
    } catch {
      this.#opened = undefined // it may open again next time
      this.#isRefused = true
      return false
    }
  }

  async #read<T>(
    fromDatabase: (transaction: IDBTransaction) => Promise<T>,
    fromMemory: () => Promise<T>,
  ): Promise<T> {
    try {
      return await fromDatabase(await this.#begin('readonly'))
    } catch {
      this.#opened = undefined
      return fromMemory()
    }
  }
}

/** Every key that begins with the sitting: an array comes after any text. */
const allOf = (sittingId: string): IDBKeyRange => IDBKeyRange.bound([sittingId], [sittingId, []])

async function findIn(transaction: IDBTransaction, sittingId: string): Promise<StoredSitting | undefined> {
  const [paper, record, rows] = await Promise.all([
    answerOf<PaperInHand | undefined>(transaction.objectStore('papers').get(sittingId)),
    answerOf<SittingRecord | undefined>(transaction.objectStore('sittings').get(sittingId)),
    answerOf<EventRow[]>(transaction.objectStore('events').getAll(allOf(sittingId))),
  ])
  if (!paper || !record) return undefined
  const events = new Map<string, SittingEvent[]>()
  for (const { pageId, event } of rows) events.set(pageId, [...(events.get(pageId) ?? []), event])
  return { paper, record, events }
}
