import type { TopicEnds, TopicScore } from '@vikalp/contract/dashboard'
import { chapterTitle } from '@vikalp/domain/english/chapter-titles'
import type { TopicTally } from '@vikalp/domain/quiz/topic-tally'
import { sharePercent } from '@vikalp/domain/roster/share-percent'
import { weakestAndStrongest } from '@vikalp/domain/roster/strengths'

const topicsShown = 4

/** The topics of a class at either end, for a dashboard (rule 26). */
export function topicEnds(tallies: readonly TopicTally[]): TopicEnds {
  const { weakest, strongest } = weakestAndStrongest(tallies, topicsShown)
  return { weakest: weakest.map(topicScore), strongest: strongest.map(topicScore) }
}

const topicScore = ({ topic, chapter, answered, correct }: TopicTally): TopicScore => ({
  topic,
  chapter: chapterTitle(chapter),
  value: sharePercent(correct, answered) ?? 0,
  answers: answered,
})
