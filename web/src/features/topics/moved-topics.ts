import type { AskedHow } from '@vikalp/contract/practice'
import type { TopicMap } from '@vikalp/contract/practice/topic-map'
import type { TopicState } from '@vikalp/domain/vocabulary'

export type MovedTopic = { chapter: string; topic: string; from: TopicState; to: TopicState }

type Asked = { chapter: string; topic: string } & Pick<AskedHow, 'state'>

/** The topics of a block that stand elsewhere now than when it began, each once. */
export function movedTopics(questions: readonly Asked[], { chapters }: TopicMap): MovedTopic[] {
  const before = new Map(questions.map((question) => [keyOf(question), question.state]))
  return chapters.flatMap(({ chapter, topics }) =>
    topics.flatMap(({ topic, state: to }) => {
      const from = before.get(keyOf({ chapter, topic }))
      return from && from !== to ? [{ chapter, topic, from, to }] : []
    }),
  )
}

const keyOf = ({ chapter, topic }: Pick<Asked, 'chapter' | 'topic'>): string => `${chapter} ${topic}`
