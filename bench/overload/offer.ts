import { setTimeout as pause } from 'node:timers/promises'
import type { Next } from './practice.ts'
import { Tally } from './tally.ts'

const tickMs = 5

/** As many calls as the server answers, over that many connections that never rest. */
export async function saturate(next: Next, connections: number, ms: number): Promise<Tally> {
  const tally = new Tally()
  const end = performance.now() + ms
  const connection = async (): Promise<void> => {
    while (performance.now() < end) tally.count(await next())
  }
  await Promise.all(Array.from({ length: connections }, connection))
  return tally
}

/**
 * So many calls a second, whatever becomes of them: people do not wait for one another. Over that many connections at
 * most; `sent` tells whether they were enough.
 */
export async function offer(
  next: Next,
  { perSecond, connections, ms }: { perSecond: number; connections: number; ms: number },
): Promise<{ tally: Tally; sent: number }> {
  const tally = new Tally()
  const underWay = new Set<Promise<void>>()
  const begin = performance.now()
  let offered = 0
  let sent = 0
  for (let elapsed = 0; elapsed < ms; elapsed = performance.now() - begin) {
    for (let due = Math.floor((elapsed * perSecond) / 1000) - offered; due > 0; due--) {
      offered++
      if (underWay.size >= connections) continue
      sent++
      const call = next().then((reply) => {
        if (performance.now() - begin <= ms) tally.count(reply)
        underWay.delete(call)
      })
      underWay.add(call)
    }
    await pause(tickMs)
  }
  await Promise.all(underWay)
  return { tally, sent }
}
