import type { TopicTally } from '../quiz/topic-tally.ts'

// Rule 26: with at least 5 answers, 80 % or more is a strength, under 50 % a weakness.
const leastAnswers = 5
const strongFrom = 80
const weakBelow = 50

/** The strongest and the weakest first; ties go to the topic with more answers. */
export function strengthsAndWeaknesses(
  tallies: readonly TopicTally[],
): Record<'strengths' | 'weaknesses', TopicTally[]> {
  const known = enoughAnswers(tallies)
  return {
    strengths: known.filter((one) => rate(one) >= strongFrom).toSorted((a, b) => rate(b) - rate(a)),
    weaknesses: known.filter((one) => rate(one) < weakBelow).toSorted((a, b) => rate(a) - rate(b)),
  }
}

/**
 * The topics of a class at either end, at most `count` of each and none twice: the weakest of the lower half, and the
 * strongest of the rest. A class may have no topic under 50 %, and its teacher still asks where to begin.
 */
export function weakestAndStrongest(
  tallies: readonly TopicTally[],
  count: number,
): Record<'weakest' | 'strongest', TopicTally[]> {
  const rising = enoughAnswers(tallies).toSorted((a, b) => rate(a) - rate(b))
  const half = Math.ceil(rising.length / 2)
  return {
    weakest: rising.slice(0, Math.min(count, half)),
    strongest: rising
      .slice(half)
      .toSorted((a, b) => rate(b) - rate(a))
      .slice(0, count),
  }
}

/** The most answered first. */
const enoughAnswers = (tallies: readonly TopicTally[]): TopicTally[] =>
  tallies
    .filter(({ answered }) => answered >= leastAnswers)
    .toSorted((a, b) => b.answered - a.answered || byName(a, b))

const rate = ({ correct, answered }: TopicTally): number => (100 * correct) / answered

const byName = (a: TopicTally, b: TopicTally): number =>
  `${a.topic}/${a.chapter}` < `${b.topic}/${b.chapter}` ? -1 : 1

/** A topic name that occurs in two chapters of the list gets its chapter added. */
export const topicNames = (
  tallies: readonly TopicTally[],
  all: readonly TopicTally[],
  titleOf: (chapter: string) => string,
): string[] =>
  tallies.map(({ topic, chapter }) =>
    all.filter((other) => other.topic === topic).length > 1 ? `${topic} (${titleOf(chapter)})` : topic,
  )
