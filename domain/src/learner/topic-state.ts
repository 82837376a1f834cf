import type { Day } from '../progress/periods.ts'
import { type Card, shownRecall } from '../revision/card.ts'
import type { TopicState } from '../vocabulary.ts'
import { type Abilities, abilityFor } from './abilities.ts'
import { above, startOfItem } from './estimate.ts'
import { type ItemPlace, topicNode } from './nodes.ts'

/** First answers without which nothing is called solid. */
const leastAnswers = 5
/** Of the standard normal distribution: 85 % of it lie below. */
const sureFrom = 1.0364
const fadedBelow = 0.75

/**
 * Where a topic stands on a day (rule 107): solid where the student is above its Medium items with a probability of 0.85 or
 * more, fading where such a topic is recalled with less than 0.75.
 */
export function topicState(
  topic: ItemPlace,
  { abilities, card, day }: { abilities: Abilities; card: Card | undefined; day: Day },
): TopicState {
  const answered = abilities.get(topicNode(topic))?.n ?? 0
  if (answered === 0) return 'not-started'
  const { mean, variance } = above(abilityFor(abilities, topic, day), startOfItem('Medium'))
  const isSolid = answered >= leastAnswers && mean >= sureFrom * Math.sqrt(variance)
  if (!isSolid) return 'building'
  return card && shownRecall(card, day) < fadedBelow ? 'fading' : 'solid'
}
