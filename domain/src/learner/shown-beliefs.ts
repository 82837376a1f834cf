import type { Day } from '../progress/periods.ts'
import type { LearnerLevel } from '../vocabulary.ts'
import { type Abilities, abilityOn } from './abilities.ts'
import { guessOf, logistic, startOfItem, sumOf } from './estimate.ts'
import { type ItemPlace, levelOf, nodesOf } from './nodes.ts'

/** The share of Medium questions that would be right; between `low` and `high` in 8 of 10 such cases. */
type ShownBelief = { of: LearnerLevel; share: number; low?: number; high?: number }

/** Of the standard normal distribution: 80 % of it lie no further from the middle. */
const middle = 1.2816
const guess = guessOf('mcq')
const medium = startOfItem('Medium').mean

/** Which share of Medium questions would be right with this sum of estimates. */
export const shareOfMedium = (mean: number): number => guess + (1 - guess) * logistic(mean - medium)

/**
 * What a choice of questions is based on, from the student as a whole to the topic, each with all that stands above it. The
 * filter is sure of sums alone, so the student and the subject have no range (rule 100).
 */
export function shownBeliefs(abilities: Abilities, place: ItemPlace, day: Day): ShownBelief[] {
  const nodes = nodesOf(place)
  return nodes.map((node, i) => {
    const { mean, variance } = sumOf(nodes.slice(0, i + 1).map((one) => abilityOn(abilities, one, day)))
    const of = levelOf(node)
    const share = shareOfMedium(mean)
    if (of === 'all' || of === 'sub') return { of, share }
    const reach = middle * Math.sqrt(variance)
    return { of, share, low: shareOfMedium(mean - reach), high: shareOfMedium(mean + reach) }
  })
}
