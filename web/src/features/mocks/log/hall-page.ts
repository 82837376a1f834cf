import type { RunningSitting, SubmittedSitting } from '@vikalp/contract/mocks/sittings'
import type { HallPaper, HallState, SittingEvent } from '@vikalp/domain/sitting/event'
import { foldOn } from '@vikalp/domain/sitting/fold'
import type { SittingAction, SittingState } from '@vikalp/domain/vocabulary'
import { failureCode } from '#platform/api/api-failure.ts'
import { deliverPages, type SittingCalls } from './deliver-pages.ts'
import { type RhythmDeps, SendRhythm } from './send-rhythm.ts'
import type { ServerClock } from './server-clock.ts'
import type { SittingLog } from './sitting-log.ts'
import type { PaperInHand } from './sitting-store.ts'

/**
 * writing · elsewhere: it goes on in another window · timeOver and handingIn: what is here is on its way · closed: the
 * server has closed it.
 */
export type HallPhase = 'writing' | 'elsewhere' | 'timeOver' | 'handingIn' | 'closed'

export type HallView = {
  phase: HallPhase
  state: HallState
  /** By the server's clock. */
  endsAt: number
  /** How many acts the server lacks. */
  unsent: number
  /** The last try to reach the server failed. */
  isCutOff: boolean
  isOnDevice: boolean
  /** Time that was lost before this page was opened, as long as it is not settled. */
  gap: RunningSitting['gap']
  receipt: SubmittedSitting | undefined
}

export type HallCalls = SittingCalls & {
  submit: (sittingId: string, pageId: string) => Promise<SubmittedSitting>
}

export type HallDeps = Omit<RhythmDeps, 'send'> & { calls: HallCalls; deviceNow: () => number }

/** Acts that the server hears of at once; a page that is shown again may have slept, and asks for the time. */
const urgent: readonly SittingAction[] = ['save', 'saveMark', 'mark', 'clear', 'submit', 'hidden', 'shown']
const ended: readonly SittingState[] = ['submitted', 'closed']

/** A page in which a sitting goes on: every act is written down, shown by the fold, and sent. */
export class HallPage {
  readonly paper: PaperInHand
  readonly #fold: HallPaper
  readonly #log: SittingLog
  readonly #clock: ServerClock
  readonly #deps: HallDeps
  readonly #rhythm: SendRhythm
  readonly #listeners = new Set<() => void>()
  #state: HallState
  #phase: HallPhase = 'writing'
  #gap: RunningSitting['gap']
  #isCutOff = false
  #lastT = 0
  #view: HallView

  constructor(
    {
      paper,
      log,
      clock,
      gap,
    }: { paper: PaperInHand; log: SittingLog; clock: ServerClock; gap: HallView['gap'] },
    deps: HallDeps,
  ) {
    this.paper = paper
    this.#fold = foldedPaper(paper)
    this.#log = log
    this.#clock = clock
    this.#gap = gap
    if (log.record.handedIn === 'asked') this.#phase = 'handingIn'
    this.#deps = deps
    this.#state = foldOn(this.#fold, log.record.base, log.sinceBase())
    this.#rhythm = new SendRhythm({ ...deps, send: this.#send })
    this.#view = this.#look()
  }

  view = (): HallView => this.#view

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Nobody looked before; the first question is opened where none is. */
  start(): void {
    this.act({ k: 'shown' })
    if (this.#state.current === null) this.act({ k: 'open', q: 0 })
    this.#rhythm.start()
    this.#rhythm.changed(true)
  }

  stop = (): void => this.#rhythm.stop()

  /** Only while it is written here, and before the end. */
  act = (act: Pick<SittingEvent, 'k' | 'q' | 'v'>): void => {
    if (this.#phase !== 'writing' || this.leftMs() <= 0) return
    this.#lastT = Math.max(this.#lastT, Math.round(this.#clock.now() - Date.parse(this.paper.beganAt)), 0)
    const event = this.#log.append({ ...act, t: this.#lastT })
    this.#state = foldOn(this.#fold, this.#state, [event])
    this.#rhythm.changed(urgent.includes(act.k))
    this.#show()
  }

  leftMs = (): number => Math.max(0, this.#log.record.endsAt - this.#clock.now())

  /** To be called now and then: when the time is over, what is here is handed in. */
  tick = (): void => {
    if (this.#phase !== 'writing' || this.leftMs() > 0) return
    this.#phase = 'timeOver'
    this.#rhythm.changed(true)
    this.#show()
  }

  handIn = (): void => {
    if (this.#phase !== 'writing') return
    this.act({ k: 'submit' })
    this.#phase = 'handingIn'
    this.#log.change({ handedIn: 'asked' })
    this.#show()
  }

  networkIsBack = (): void => this.#rhythm.forgetFailures()

  settleGap(endsAt: string): void {
    this.#gap = null
    this.#log.change({ endsAt: Date.parse(endsAt) })
    this.#show()
  }

  #send = async (): Promise<boolean> => {
    try {
      await this.#deliver()
      this.#isCutOff = false
    } catch (error) {
      if (!this.#isRefused(error)) {
        this.#isCutOff = true
        this.#show()
        throw error
      }
    }
    this.#show()
    return this.#phase === 'closed' || (this.#phase === 'elsewhere' && this.#log.unsentCount === 0)
  }

  async #deliver(): Promise<void> {
    const { calls, deviceNow } = this.#deps
    const delivered = await deliverPages({ log: this.#log, clock: this.#clock, calls, deviceNow })
    if (delivered.gap) this.#gap = delivered.gap
    if (this.#phase === 'timeOver' && this.leftMs() > 0) this.#phase = 'writing' // a teacher gave time
    const isOver = ended.includes(delivered.state)
    if (this.#phase === 'writing' && !delivered.isCurrent && !isOver) this.#phase = 'elsewhere'
    const isHandedIn = isOver || this.#phase === 'handingIn' || this.#phase === 'timeOver'
    if (delivered.state === 'cancelled') this.#phase = 'closed'
    if (this.#phase === 'closed' || !isHandedIn || this.#log.unsentCount > 0) return
    // Of a paper that is over already, it says the receipt.
    const handedIn = await calls.submit(this.paper.sittingId, this.#log.page.pageId)
    this.#log.change({ handedIn })
    this.#phase = 'closed'
  }

  /** Whether the server will never take more of this page. What it lacks stays on the device. */
  #isRefused(error: unknown): boolean {
    const after: Partial<Record<string, HallPhase>> = {
      stale_page: 'elsewhere',
      closed: 'closed',
      forbidden: 'closed',
      not_found: 'closed',
    }
    const phase = after[failureCode(error)]
    if (phase) this.#phase = phase
    return phase !== undefined
  }

  #show(): void {
    this.#view = this.#look()
    for (const listener of this.#listeners) listener()
  }

  #look(): HallView {
    const { endsAt, handedIn } = this.#log.record
    return {
      phase: this.#phase,
      state: this.#state,
      endsAt,
      unsent: this.#log.unsentCount,
      isCutOff: this.#isCutOff,
      isOnDevice: this.#log.isOnDevice,
      gap: this.#gap,
      receipt: handedIn === 'asked' ? undefined : handedIn,
    }
  }
}

/** What the fold has to know of a paper in hand. */
export const foldedPaper = ({ dialect, isErasable, questions }: PaperInHand): HallPaper => ({
  dialect,
  isErasable,
  types: questions.map(({ type }) => type),
  sections: questions.map(({ section }) => section),
})
