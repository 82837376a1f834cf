import { setTimeout as pause } from 'node:timers/promises'

/** Checks every few milliseconds until the answer is yes; false after `patience` milliseconds. */
export async function waitUntil(
  isTrue: () => boolean | Promise<boolean>,
  patience: number,
  every = 10,
): Promise<boolean> {
  const end = performance.now() + patience
  while (!(await isTrue())) {
    if (performance.now() > end) return false
    await pause(every)
  }
  return true
}
