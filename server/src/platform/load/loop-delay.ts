const everyMs = 50
const remembered = 4

export type LoopDelay = {
  /** By how many milliseconds the event loop has been late lately, without hiccups. */
  now(): number
  stop(): void
}

/**
 * Measures how late a timer comes: that long every request waits before it is looked at. One late tick is a hiccup, such
 * as the first use of some code; the least of the last few is what lasts.
 */
export function loopDelay(): LoopDelay {
  let expected = performance.now() + everyMs
  let lateness: readonly number[] = [0]
  const timer = setInterval(() => {
    const late = Math.max(0, performance.now() - expected)
    lateness = [late, ...lateness].slice(0, remembered)
    expected = performance.now() + everyMs
  }, everyMs).unref()
  return { now: () => Math.min(...lateness), stop: () => clearInterval(timer) }
}
