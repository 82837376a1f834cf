import { z } from 'zod'
import { planReviews } from '../../domain/src/revision/plan-reviews.ts'
import type { Replay } from './replay.ts'

const DayOfCards = z.object({
  left: z.number(),
  cap: z.int().min(0),
  cards: z.array(
    z.object({
      id: z.string(),
      stability: z.number().positive(),
      difficulty: z.number(),
      elapsed: z.number().min(0),
    }),
  ),
})

/** The reviews of a day, of which each takes the same time. */
export function replayMemory(): Replay {
  return {
    line: (input) => {
      const { left, cap, cards } = DayOfCards.parse(input)
      const alike = cards.map((card) => ({ ...card, seconds: 1 }))
      const planned = planReviews({ left, cap, cards: alike, seconds: Number.POSITIVE_INFINITY })
      return [{ reviews: planned.map(({ id }) => id) }]
    },
    end: () => [],
  }
}
