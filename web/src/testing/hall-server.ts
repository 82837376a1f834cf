import type { EventBatch, EventsAck } from '@vikalp/contract/mocks/events'
import type { ReadySitting, RunningSitting, SubmittedSitting } from '@vikalp/contract/mocks/sittings'
import type { HallPaper, LoggedEvent } from '@vikalp/domain/sitting/event'
import {
  ackSeq,
  type EventLog,
  emptyLog,
  eventsWithoutGap,
  withEvents,
} from '@vikalp/domain/sitting/event-log'
import { fold } from '@vikalp/domain/sitting/fold'
import type { SittingState } from '@vikalp/domain/vocabulary'
import type { EntranceDeps } from '#features/mocks/log/enter-sitting.ts'
import type { SittingStore } from '#features/mocks/log/sitting-store.ts'
import { ApiFailure } from '#platform/api/api-failure.ts'

const begin = Date.parse('2026-12-12T08:30:00.000Z')
const length = 180 * 60_000
const graceMs = 10_000
const places = [0, 1, 2, 3]

const section = {
  subject: 'Physics',
  part: 'A',
  type: 'mcq',
  count: places.length,
  marks: { right: 16, wrong: -4, blank: 0 },
} as const

const hallPaper: HallPaper = {
  dialect: 'four-button',
  isErasable: true,
  types: places.map(() => 'mcq' as const),
  sections: places.map(() => 0),
}

const paper = {
  sittingId: 's',
  title: 'Form 3',
  dialect: 'four-button',
} as const

const iso = (time: number): string => new Date(time).toISOString()

type Timer = { at: number; run: () => void }

/** A server with one sitting of four questions, a network that can be cut, and the time of all of them. */
export class HallServer {
  readonly batches: number[] = []
  readonly #pages: string[] = []
  #now = begin
  #end = begin + length
  #isCut = false
  #log: EventLog = emptyLog
  #state: SittingState = 'ready'
  #timers: Timer[] = []

  cut(): void {
    this.#isCut = true
  }

  mend(): void {
    this.#isCut = false
  }

  /** A teacher gives time. */
  give(ms: number): void {
    this.#end += ms
  }

  /** Lets timers run that are due in this time, and what follows from them. */
  async pass(ms: number): Promise<void> {
    const until = this.#now + ms
    await settled()
    for (let due = this.#soonest(); due && due.at <= until; due = this.#soonest()) {
      this.#remove(due)
      this.#now = Math.max(this.#now, due.at)
      due.run()
      await settled()
    }
    this.#now = until
  }

  responses = () => this.#hall().questions.map(({ response }) => response)

  lastT = (): number => this.#hall().t

  /** A page on a device with these sittings, whose clock is two days ahead. */
  device(store: SittingStore): EntranceDeps {
    return {
      store,
      newId: () => crypto.randomUUID(),
      now: () => this.#now - begin,
      deviceNow: () => this.#now + 2 * 24 * 3_600_000,
      random: () => 0.5,
      later: (ms, run) => {
        const timer = { at: this.#now + ms, run }
        this.#timers.push(timer)
        return () => this.#remove(timer)
      },
      calls: {
        read: () => this.#answer(() => this.#ready()),
        begin: (_, pageId) => this.#answer(() => this.#open(pageId)),
        resume: (_, pageId) => this.#answer(() => this.#open(pageId)),
        sendEvents: (_, batch) => this.#answer(() => this.#take(batch)),
        submit: () => this.#answer(() => this.#handIn()),
      },
    }
  }

  async #answer<T>(answer: () => T): Promise<T> {
    if (this.#isCut) throw new ApiFailure('offline')
    if (this.#state === 'running' && this.#now >= this.#end + graceMs) this.#state = 'closed'
    return answer()
  }

  #ready(): ReadySitting {
    return {
      ...paper,
      ...this.#times(),
      isErasable: true,
      sections: [section],
      minutes: 180,
      opensAt: null,
      closesAt: null,
      wouldEndAt: iso(this.#now + length),
      lostTime: 'giveBack',
      leaveInfo: false,
      met: 0,
    }
  }

  #open(pageId: string): RunningSitting {
    if (this.#state === 'closed') throw new ApiFailure('closed')
    if (!this.#pages.includes(pageId)) this.#pages.push(pageId)
    this.#state = 'running'
    return {
      ...paper,
      ...this.#times(),
      sections: [section],
      beganAt: iso(begin),
      isErasable: true,
      questions: places.map((place) => ({ id: `q${place}`, section: 0, type: 'mcq' as const, html: 'Stem' })),
      hall: this.#hall(),
      gap: null,
    }
  }

  #take({ pageId, events }: EventBatch): EventsAck {
    if (this.#state === 'closed' && !this.#pages.includes(pageId)) this.#pages.push(pageId)
    const page = this.#pages.indexOf(pageId) + 1
    if (page === 0) throw new ApiFailure('stale_page')
    this.batches.push(events.length)
    const came = events.map((event): LoggedEvent => ({ ...event, page }))
    this.#log = withEvents(this.#log, came)
    return { ...this.#times(), ackSeq: ackSeq(this.#log, page), isCurrent: page === this.#pages.length }
  }

  #handIn(): SubmittedSitting {
    this.#state = 'submitted'
    const submittedAt = iso(this.#now)
    return { state: this.#state, submittedAt, receipt: '7K4Q-2QFM', resultsAt: null, nextPart: null }
  }

  #hall = () => fold(hallPaper, eventsWithoutGap(this.#log))

  #times() {
    return { now: iso(this.#now), endsAt: iso(this.#end), state: this.#state }
  }

  #soonest = (): Timer | undefined => [...this.#timers].sort((a, b) => a.at - b.at)[0]

  #remove(timer: Timer): void {
    this.#timers = this.#timers.filter((other) => other !== timer)
  }
}

/** What was begun has come to rest. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
}
