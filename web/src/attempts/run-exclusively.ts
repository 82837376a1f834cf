/** How long to wait for another tab's delivery: delivering twice does no harm. */
const lockTimeoutMs = 3000

/** Runs the work while no other tab does; if the lock does not come in time, runs it all the same. */
export async function runExclusively(
  name: string,
  work: () => Promise<void>,
  timeoutMs = lockTimeoutMs,
): Promise<void> {
  if (!navigator.locks) return work()
  const signal = AbortSignal.timeout(timeoutMs)
  await navigator.locks.request(name, { signal }, work).catch(work)
}
