const everyMs = 50

export type LoopDelay = {
  /** By how many milliseconds the event loop is late just now. */
  now(): number
  stop(): void
}

/** Measures how late a timer comes: that long every request waits before it is looked at. */
export function loopDelay(): LoopDelay {
  let expected = performance.now() + everyMs
  let late = 0
  const timer = setInterval(() => {
    late = Math.max(0, performance.now() - expected)
    expected = performance.now() + everyMs
  }, everyMs).unref()
  return { now: () => late, stop: () => clearInterval(timer) }
}
