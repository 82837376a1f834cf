import type { Today } from '@vikalp/contract/practice/plan'
import { useMessages } from '#platform/texts/messages.tsx'
import { minutesOf, planParts } from './plan-parts.ts'

/** One sentence: what is planned, how far it is, or that it is done. */
export function useDaySentence({
  state,
  minutes,
  blocks,
  total,
  done,
  secondsLeft,
  secondsSpent,
}: Today): string {
  const m = useMessages('daySentence')
  if (state !== 'plan') return m.states[state]
  if (total === 0) return m.nothingPlanned
  if (done >= total) return m.done(total, minutesOf(secondsSpent))
  if (done > 0) return m.running(done, total, minutesOf(secondsLeft))
  return m.plan(minutes, planParts(blocks, m.parts))
}
