import { type RetryState, retryAfter } from '#attempts/retry.ts'

/** Who saves quickly is sent for once a second: the server counts the calls of a minute. */
const pauseMs = 1000
/** When something changed, it is sent within this time. */
const changeMs = 5000
/** The server hears of a page at least so often; after a failure, too, it is tried again by then. */
export const heartbeatMs = 20_000

export type RhythmDeps = {
  /** Sends what there is; true when there is nothing more to send, ever. */
  send: () => Promise<boolean>
  /** In milliseconds, never going back. */
  now: () => number
  random: () => number
  /** Runs it after a delay; the function returned cancels it. */
  later: (ms: number, run: () => void) => () => void
}

/** Decides when a page sends: soon after a change, at once where it matters, and now and then all the same. */
export class SendRhythm {
  readonly #deps: RhythmDeps
  #planned: { at: number; cancel: () => void } | undefined
  #retry: RetryState | undefined
  #sending: Promise<void> | undefined
  #isStopped = false
  #sentAt = Number.NEGATIVE_INFINITY

  constructor(deps: RhythmDeps) {
    this.#deps = deps
  }

  start(): void {
    this.#plan(heartbeatMs)
  }

  stop(): void {
    this.#isStopped = true
    this.#planned?.cancel()
    this.#planned = undefined
  }

  get hasFailed(): boolean {
    return this.#retry !== undefined
  }

  changed(isUrgent: boolean): void {
    this.#plan(isUrgent ? 0 : changeMs)
  }

  /** The network is back: earlier failures no longer count, but the pause the server asked for does. */
  forgetFailures(): void {
    if (this.#retry?.isAskedFor !== true) this.#retry = undefined
    this.changed(true)
  }

  /** Sends now, after what is being sent; settles whatever the outcome. */
  async flush(): Promise<void> {
    await this.#sending
    this.#sending ??= this.#sendOnce().finally(() => {
      this.#sending = undefined
    })
    await this.#sending
  }

  async #sendOnce(): Promise<void> {
    if (this.#isStopped) return
    this.#planned?.cancel()
    this.#planned = undefined
    this.#sentAt = this.#deps.now()
    try {
      const isEnd = await this.#deps.send()
      this.#retry = undefined
      if (isEnd) this.stop()
    } catch (error) {
      const retry = retryAfter(this.#retry, error, this.#deps)
      const latest = this.#deps.now() + heartbeatMs
      this.#retry = retry.isAskedFor ? retry : { ...retry, notBefore: Math.min(retry.notBefore, latest) }
    }
    this.#plan(this.#retry ? 0 : heartbeatMs)
  }

  #plan(inMs: number): void {
    if (this.#isStopped) return
    const now = this.#deps.now()
    const at = Math.max(now + inMs, this.#sentAt + pauseMs, this.#retry?.notBefore ?? now)
    if (this.#planned && this.#planned.at <= at) return
    this.#planned?.cancel()
    const cancel = this.#deps.later(at - now, () => {
      this.#planned = undefined
      void this.flush()
    })
    this.#planned = { at, cancel }
  }
}
