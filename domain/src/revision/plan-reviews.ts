import { planLimits } from '../limits.ts'
import type { RecallGrade } from '../vocabulary.ts'
import { type Memory, memoryAfter, recallAfter } from './memory.ts'

/** A card on a day: `elapsed` days after its last review; `seconds` that a review of it takes. */
export type DueCard = Memory & { id: string; elapsed: number; seconds: number }

/** `left` are the days to the exam; without one, cards come back at the usual retention. */
export type ReviewWanted<C extends DueCard> = {
  left: number | undefined
  cards: readonly C[]
  seconds: number
  cap: number
}

const usualRetention = 0.9
const { lastDays } = planLimits

/** A card waits until its recall is down to this, the sooner the exam the less (rule 104). */
export function recallAim(left: number | undefined): number {
  if (left === undefined) return usualRetention
  if (left <= lastDays) return 1
  if (left <= 21) return 0.93
  return left <= 60 ? 0.87 : 0.8
}

/** The share of a day's minutes that is for reviews. */
export const reviewShare = (left: number | undefined): number =>
  left !== undefined && left <= lastDays ? 0.6 : 0.4

/** How much likelier a review today makes recall on the day of the exam. */
export function gainOf(card: DueCard, left: number): number {
  const now = recallAfter(card, card.elapsed)
  const after = (grade: RecallGrade) => recallAfter(memoryAfter(card, card.elapsed, grade), left)
  return now * after('good') + (1 - now) * after('again') - recallAfter(card, card.elapsed + left)
}

/** The reviews of a day: those that gain most for the exam for their time, within its seconds and its cap. */
export function planReviews<C extends DueCard>({ left, cards, seconds, cap }: ReviewWanted<C>): C[] {
  if (left !== undefined && left <= 0) return []
  const aim = recallAim(left)
  const ranked = cards
    .filter((card) => card.elapsed > 0 && recallAfter(card, card.elapsed) <= aim)
    .map((card) => ({
      card,
      worth: left === undefined ? -recallAfter(card, card.elapsed) : gainOf(card, left) / card.seconds,
    }))
    .filter(({ worth }) => left === undefined || worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
  const planned: C[] = []
  let spent = 0
  for (const { card } of ranked) {
    if (planned.length >= cap) break
    if (spent + card.seconds > seconds) continue
    planned.push(card)
    spent += card.seconds
  }
  return planned
}
