import type { Random } from '../random.ts'

const best = 5

/** 10 at the target, falling with the square of the distance to 0 where success is certain or impossible (rule 41). */
export function closeness(p: number, aim: number): number {
  const widest = p < aim ? aim : 1 - aim
  return 10 * (1 - ((aim - p) / widest) ** 2)
}

/** One of the five best, each with the weight exp(score). */
export function drawBest<C>(items: readonly C[], score: (item: C) => number, random: Random): C | undefined {
  const scored = items.map((item) => ({ item, score: score(item) }))
  const chosen = scored.toSorted((a, b) => b.score - a.score).slice(0, best)
  const top = chosen[0]?.score ?? 0
  const weights = chosen.map((one) => Math.exp(one.score - top))
  let drawn = random() * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [i, weight] of weights.entries()) {
    drawn -= weight
    if (drawn < 0) return chosen[i]?.item
  }
  return chosen[0]?.item
}
