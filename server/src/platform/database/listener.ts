import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { type Db, openConnection } from '../db.ts'
import { servingApplication } from '../tenants.ts'
import { channel, sendBeat } from './listener.store.ts'

/** So long the last beat that came back is a proof. */
const provenMs = 2_000
const betweenBeatsMs = 500
/** After so much silence another connection is tried. */
const silenceMs = 5_000

type Hearer = {
  hear(notice: string): void
  /** Something may have been said that nobody heard. */
  miss(): void
}

/**
 * Hears what the triggers of the database say, on a connection of its own. That it hears everything is proved by beats:
 * notices that it sends where the others write, and that come back in the order of the commits. They are sent while
 * somebody asks for the proof again and again, so a server at rest writes nothing.
 */
export class Listener {
  readonly #url: string
  readonly #db: Db
  readonly #hearers: Hearer[] = []
  #client: pg.Client | undefined
  #isProving = false
  #isClosed = false
  #askedAt = Number.NEGATIVE_INFINITY
  #triedAt = Number.NEGATIVE_INFINITY
  #provenUntil = Number.NEGATIVE_INFINITY
  readonly #beat = `beat ${randomUUID()} `
  #unansweredSince: number | undefined

  /** The address goes past a pooler, which lends no connection for good; `db` is where everybody writes. */
  constructor(url: string, db: Db) {
    this.#url = url
    this.#db = db
  }

  tell(hearer: Hearer): void {
    this.#hearers.push(hearer)
  }

  /** Whether everything has been heard that was committed until two seconds ago; what came later is on its way. */
  hearsAll(): boolean {
    const now = performance.now()
    const isAskedOften = now - this.#askedAt < provenMs
    this.#askedAt = now
    const isDue = now - this.#triedAt >= betweenBeatsMs && !this.#isProving && !this.#isClosed
    if (isAskedOften && isDue) {
      this.#triedAt = now
      this.#isProving = true
      this.#prove()
        .catch(() => undefined) // without a proof nobody relies on what is heard
        .finally(() => {
          this.#isProving = false
        })
    }
    return now < this.#provenUntil
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#leave(this.#client)
  }

  async #prove(): Promise<void> {
    const silentFor = performance.now() - (this.#unansweredSince ?? performance.now())
    if (silentFor > silenceMs) await this.#leave(this.#client)
    if (!this.#client) await this.#open()
    const now = performance.now()
    this.#unansweredSince ??= now
    if (!(await sendBeat(this.#db, `${this.#beat}${now}`))) await this.#leave(this.#client)
  }

  async #open(): Promise<void> {
    const client = await openConnection(this.#url, servingApplication)
    client.on('notification', ({ payload = '' }) => client === this.#client && this.#hear(payload))
    client.on('end', () => this.#leave(client))
    await client.query(`LISTEN ${channel}`)
    if (this.#client || this.#isClosed) return client.end()
    this.#client = client
    this.#unansweredSince = undefined
  }

  #hear(notice: string): void {
    if (!notice.startsWith('beat ')) for (const hearer of this.#hearers) hearer.hear(notice)
    if (!notice.startsWith(this.#beat)) return
    this.#unansweredSince = undefined
    this.#provenUntil = Number(notice.slice(this.#beat.length)) + provenMs
  }

  async #leave(client: pg.Client | undefined): Promise<void> {
    if (!client || client !== this.#client) return
    this.#client = undefined
    this.#provenUntil = Number.NEGATIVE_INFINITY
    for (const hearer of this.#hearers) hearer.miss()
    await client.end().catch(() => undefined)
  }
}
