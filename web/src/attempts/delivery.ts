import type { QuizResult, SubmitQuiz } from '@vikalp/contract/quiz'
import { type FailureCode, failureCode } from '#platform/api/api-failure.ts'
import type { AttemptRecord } from './attempt.ts'
import type { AttemptStore } from './attempt-store.ts'
import { afterFailure, type RetryState, retryAfter } from './retry.ts'
import { submissionOf } from './submission.ts'

/**
 * unknown: this quiz was not submitted on this device · waiting: for the network, the server or a sign-in ·
 * refused: the server will never accept it as it is.
 */
export type Delivery = {
  state: 'unknown' | 'waiting' | 'delivering' | 'delivered' | 'refused'
  result?: QuizResult
  refused?: FailureCode
}

export type DeliveryDeps = {
  attempts: Pick<AttemptStore, 'findRecord' | 'listWaiting' | 'settle'>
  send: (submission: SubmitQuiz) => Promise<QuizResult>
  /** The user whose attempts may be delivered now; undefined without a token. */
  owner: () => string | undefined
  now: () => number
  random: () => number
  /** Not at all if the time is negative. */
  sleep: (ms: number) => Promise<unknown>
  /** Runs it after a delay; the function returned cancels it. */
  later: (ms: number, run: () => void) => () => void
  /** Runs the work while no other tab does. */
  runExclusively: (name: string, work: () => Promise<void>) => Promise<void>
}

/** At most one try a second. */
const betweenTriesMs = 1000

/** Delivers finished attempts one by one and stores the server's answer in each. */
export class DeliveryQueue {
  readonly #deps: DeliveryDeps
  readonly #retries = new Map<string, RetryState>()
  readonly #known = new Map<string, Delivery>()
  readonly #listeners = new Set<() => void>()
  #current: string | undefined
  #lastTry = Number.NEGATIVE_INFINITY
  #line: Promise<void> = Promise.resolve()
  #lineLength = 0
  #cancelTimer = () => {}

  constructor(deps: DeliveryDeps) {
    this.#deps = deps
  }

  /** Delivers what is due now, and wakes again when the next one is. */
  wake = (): void => {
    this.#cancelTimer()
    if (this.#lineLength > 0 || this.#deps.owner() === undefined) return
    const pending = this.#deps.attempts
      .listWaiting()
      .filter((record) => record.refused === undefined)
      .map(({ quizId }) => ({ quizId, time: this.#retries.get(quizId)?.notBefore ?? 0 }))
    const due = pending.find(({ time }) => time <= this.#deps.now())
    if (due) void this.#enqueue(due.quizId)
    else if (pending.length > 0) {
      const next = Math.min(...pending.map(({ time }) => time))
      this.#cancelTimer = this.#deps.later(next - this.#deps.now(), this.wake)
    }
  }

  /** After a new network or sign-in: earlier failures no longer count, but the pause the server asked for does. */
  forgetFailures(): void {
    for (const [quizId, { isAskedFor }] of this.#retries) if (!isAskedFor) this.#retries.delete(quizId)
  }

  /** Tries at once, even what was refused before; settles after one try, whatever the outcome. */
  async deliverNow(quizId: string): Promise<Delivery> {
    const record = this.#waiting(quizId)
    if (record?.refused) this.#deps.attempts.settle(quizId, {})
    await this.#enqueue(quizId)
    return this.delivery(quizId)
  }

  /** The same object until something changes. */
  delivery(quizId: string): Delivery {
    const delivery = this.#known.get(quizId) ?? this.#stateOf(quizId)
    this.#known.set(quizId, delivery)
    return delivery
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** To be called also when attempts change elsewhere. */
  changed = (): void => {
    this.#known.clear()
    for (const listener of this.#listeners) listener()
  }

  /** Adds a try at the end of the line; once the line is empty, looks for the next attempt. */
  #enqueue(quizId: string): Promise<void> {
    this.#lineLength += 1
    const turn = this.#line.then(() => this.#tryOnce(quizId))
    this.#line = turn.then(() => {
      this.#lineLength -= 1
      this.wake()
    })
    return turn
  }

  async #tryOnce(quizId: string): Promise<void> {
    const { owner, now, sleep, runExclusively } = this.#deps
    const retry = this.#retries.get(quizId)
    const mustWait = retry?.isAskedFor && retry.notBefore > now()
    const user = owner()
    if (user === undefined || mustWait || !this.#waiting(quizId)) return

    await sleep(this.#lastTry + betweenTriesMs - now())
    this.#lastTry = now()
    this.#current = quizId
    this.changed()
    await runExclusively(`vikalp-delivery-${quizId}`, () => this.#send(quizId, user))
    this.#current = undefined
    this.changed()
  }

  async #send(quizId: string, user: string): Promise<void> {
    const { attempts, owner, send } = this.#deps
    const record = this.#waiting(quizId) // another tab may have been faster
    if (!record || owner() !== user) return
    try {
      const result = await send(submissionOf(record))
      if (owner() === user) attempts.settle(quizId, { result })
    } catch (error) {
      const retry = retryAfter(this.#retries.get(quizId), error, this.#deps)
      this.#retries.set(quizId, retry)
      if (afterFailure(error) === 'refused' && owner() === user)
        attempts.settle(quizId, { refused: failureCode(error) })
    }
  }

  #waiting(quizId: string): AttemptRecord | undefined {
    const record = this.#deps.attempts.findRecord(quizId)
    return record?.finishedAt !== undefined && record.result === undefined ? record : undefined
  }

  #stateOf(quizId: string): Delivery {
    const record = this.#deps.attempts.findRecord(quizId)
    if (record?.finishedAt === undefined) return { state: 'unknown' }
    if (record.result) return { state: 'delivered', result: record.result }
    if (this.#current === quizId) return { state: 'delivering' }
    return record.refused ? { state: 'refused', refused: record.refused } : { state: 'waiting' }
  }
}
