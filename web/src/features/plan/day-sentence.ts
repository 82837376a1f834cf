import type { Today } from '@vikalp/contract/practice/plan'
import { useMessages } from '#platform/texts/messages.tsx'
import { minutesOf, planParts, progressOf } from './plan-parts.ts'

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
  const asked = progressOf({ blocks })
  if (done >= total) {
    if (asked.total === 0) return m.mockDone
    return m.done(asked.total, minutesOf(secondsSpent), asked.hasMock)
  }
  if (done > 0) return m.running(asked.done, asked.total, minutesOf(secondsLeft), asked.mockToCome)
  return m.plan(minutes, planParts(blocks, m.parts))
}
