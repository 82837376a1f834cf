import { type Abilities, abilityFor, abilityOn } from '../learner/abilities.ts'
import { above, guessOf, startOfItem, successProbability } from '../learner/estimate.ts'
import { type ItemPlace, topicNode } from '../learner/nodes.ts'
import type { Day } from '../progress/periods.ts'

/** A topic is learnt when four in five of its Medium items are right. */
const target = 0.8
/** What is learnt keeps a little of its worth, so that a day never has nothing. */
const leastGap = 0.01

/** How much a topic is worth practising: its share of the paper, what is missing, and how little is known (rule 106). */
export function topicValue(topic: ItemPlace, weight: number, abilities: Abilities, day: Day): number {
  const margin = above(abilityFor(abilities, topic, day), startOfItem('Medium'))
  const mastery = successProbability(margin, guessOf('mcq'))
  const unsure = Math.sqrt(abilityOn(abilities, topicNode(topic), day).variance)
  return weight * Math.max(leastGap, target - mastery) * unsure
}
