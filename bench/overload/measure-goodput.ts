import { offer, saturate } from './offer.ts'
import type { Next } from './practice.ts'
import { percentile, type Tally } from './tally.ts'

export type Check = (name: string, value: number | string, isWithin: boolean, bound: string) => void

const warmUpMs = 5_000
const peakConnections = 32
export const mostConnections = 1_000
const times = 5
const leastShare = 85
const longestRefusalMs = 50

type Goodput = { name: string; next: Next; stretchMs: number; check: Check; warm: () => void }

/** What is served when five times as much is asked as can be served at most. */
export async function measureGoodput({ name, next, stretchMs, check, warm }: Goodput): Promise<void> {
  const perSecond = (count: number): number => Math.round((count * 1000) / stretchMs)
  const served = ({ good }: Tally): number => perSecond(good.length)
  await saturate(next, peakConnections, warmUpMs)
  const peak = await saturate(next, peakConnections, stretchMs)
  warm()
  console.log(`     ${name}: at most ${served(peak)} a second, p99 ${percentile(peak.good, 0.99)} ms`)
  const wanted = served(peak) * times
  const { tally, sent } = await offer(next, {
    perSecond: wanted,
    connections: mostConnections,
    ms: stretchMs,
  })
  console.log(
    `     ${name}: of ${perSecond(sent)} a second ${served(tally)} served, p99 ${percentile(tally.good, 0.99)} ms, ${perSecond(tally.refused.length)} refused`,
  )
  const reached = Math.round((100 * perSecond(sent)) / wanted)
  check(`${name}: offered (% of five times the peak)`, reached, reached >= 90, 'at least 90')
  const share = Math.round((100 * served(tally)) / served(peak))
  check(`${name}: served then (% of the peak)`, share, share >= leastShare, `at least ${leastShare}`)
  const p99 = percentile(tally.refused, 0.99)
  check(`${name}: refusals, p99 (ms)`, p99, p99 <= longestRefusalMs, `at most ${longestRefusalMs}`)
  check(`${name}: neither served nor refused`, tally.failures, tally.failed === 0, 'none')
}
