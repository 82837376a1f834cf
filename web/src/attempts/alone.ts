/** After this, another tab's delivery is no longer waited for: delivering twice does no harm. */
const lockPatienceMs = 3000

/** Ends with its work, which no other tab does meanwhile; nor is the work lost when the lock is not given in time. */
export async function alone(
  name: string,
  work: () => Promise<void>,
  patienceMs = lockPatienceMs,
): Promise<void> {
  if (!navigator.locks) return work()
  const signal = AbortSignal.timeout(patienceMs)
  await navigator.locks.request(name, { signal }, work).catch(work)
}
