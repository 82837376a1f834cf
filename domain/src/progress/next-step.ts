import type { TopicTally } from '../quiz/topic-tally.ts'

/** Fewer answers than this say little about a topic (rule 44). */
const enoughAnswers = 3

/**
 * The topic to practise next: the one with the lowest rate among the topics with enough answers, or among all while none
 * has enough. A tie goes to the topic with more answers, then to the first. Undefined before any answer.
 */
export function weakestTopic<T extends TopicTally>(topics: readonly T[]): T | undefined {
  const answered = topics.filter((topic) => topic.answered > 0)
  const known = answered.filter((topic) => topic.answered >= enoughAnswers)
  const candidates = known.length > 0 ? known : answered
  return candidates.reduce<T | undefined>(
    (weakest, topic) => (!weakest || isWeaker(topic, weakest) ? topic : weakest),
    undefined,
  )
}

function isWeaker(topic: TopicTally, other: TopicTally): boolean {
  const difference = rate(topic) - rate(other)
  return difference < 0 || (difference === 0 && topic.answered > other.answered)
}

const rate = ({ correct, answered }: TopicTally): number => correct / answered
