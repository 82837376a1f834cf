import { addDays, type Day, daysBetween } from '../progress/periods.ts'
import type { RecallGrade } from '../vocabulary.ts'
import { type Memory, memoryAfter, recallAfter } from './memory.ts'
import { recallAim } from './plan-reviews.ts'

/** What a student remembers of a topic: one card each, so the load is bounded. `lastOn` is an Indian day. */
export type Card = Memory & { reps: number; lapses: number; lastOn: Day }

/** An answer as it tells of memory; `p` is the probability that was expected, `usual` the usual seconds for the item. */
export type Recalled = {
  right: boolean
  hinted: boolean
  guessed: boolean
  seconds?: number
  usual: number
  p: number
}

const slow = 1.5
const quick = 0.5
const easyBelow = 0.8

/** Wrong is again; right after a hint or slowly is hard; right, quickly, and not expected is easy (rule 102). */
export function gradeOf({ right, hinted, seconds, usual, p }: Recalled): RecallGrade {
  if (!right) return 'again'
  if (hinted) return 'hard'
  if (seconds === undefined) return 'good'
  if (seconds > slow * usual) return 'hard'
  return seconds < quick * usual && p < easyBelow ? 'easy' : 'good'
}

/** A topic gets its card with the first answer that was wrong, hinted or guessed. */
export const opensCard = ({ right, hinted, guessed }: Recalled): boolean => !right || hinted || guessed

/** The card after an answer; of a day only the first answer to a topic counts, and an older one changes nothing. */
export function cardAfter(card: Card | undefined, answer: Recalled, day: Day): Card | undefined {
  if (!card && !opensCard(answer)) return undefined
  if (card && card.lastOn >= day) return card
  const grade = gradeOf(answer)
  const memory = memoryAfter(card, card ? daysBetween(card.lastOn, day) : 0, grade)
  const lapsed = card && grade === 'again' ? 1 : 0
  return { ...memory, reps: (card?.reps ?? 0) + 1, lapses: (card?.lapses ?? 0) + lapsed, lastOn: day }
}

const longOverdue = 14
const trustInOverdue = 0.85

/** What is said of a card: long after its day the forgetting curve promises too much, so it is trusted less. */
export function shownRecall(card: Card, day: Day): number {
  const days = daysBetween(card.lastOn, day)
  const isLong = days - card.stability > longOverdue
  return recallAfter(card, days) * (isLong ? trustInOverdue : 1)
}

const furthest = 365

/** The day on which a card can come again: the first on which it is at its aim, never after the exam. */
export function comesAgainOn(card: Card, day: Day, examOn: Day | undefined): Day | undefined {
  const from = card.lastOn >= day ? addDays(card.lastOn, 1) : day
  for (let on = from; daysBetween(from, on) <= furthest; on = addDays(on, 1)) {
    const left = examOn === undefined ? undefined : daysBetween(on, examOn)
    if (left !== undefined && left <= 0) return undefined
    if (recallAfter(card, daysBetween(card.lastOn, on)) <= recallAim(left)) return on
  }
  return undefined
}
