import { type Memory, memoryAfter, recallAfter } from '../../domain/src/revision/memory.ts'
import { planReviews } from '../../domain/src/revision/plan-reviews.ts'
import { mean } from './statistics.ts'
import { mulberry32 } from './world.ts'

/** So many days to the exam, new cards a day until a week before it, and reviews a day at most. */
export type Course = { days: number; newCards: number; cap: number }

export type Planner = 'for the exam' | 'by retention'

type Learned = Memory & { id: string; elapsed: number; seconds: number }

/** Lives through the days to an exam with the true memory of the model, and looks at the recall on the day of the exam. */
export function simulateRevision({ days, newCards, cap }: Course, planner: Planner, seed: number) {
  const random = mulberry32(seed)
  const cards: Learned[] = []
  let reviews = 0
  let most = 0
  for (let day = 0; day < days; day++) {
    const left = days - day
    const wanted = { cards, seconds: Number.POSITIVE_INFINITY, cap }
    const planned = planReviews({ ...wanted, left: planner === 'for the exam' ? left : undefined })
    for (const card of planned) {
      const grade = random() < recallAfter(card, card.elapsed) ? 'good' : 'again'
      Object.assign(card, memoryAfter(card, card.elapsed, grade), { elapsed: 0 })
    }
    reviews += planned.length
    most = Math.max(most, planned.length)
    if (left > 7)
      for (let i = 0; i < newCards; i++)
        cards.push({ ...memoryAfter(undefined, 0, 'again'), id: `${day}-${i}`, elapsed: 0, seconds: 80 })
    for (const card of cards) card.elapsed++
  }
  const recalls = cards.map((card) => recallAfter(card, card.elapsed))
  return { recall: mean(recalls), reviews, most }
}
