import type { TopicMap } from '@vikalp/contract/practice/topic-map'
import { topicNode } from '@vikalp/domain/learner/nodes'
import { topicState } from '@vikalp/domain/learner/topic-state'
import { indianDay } from '@vikalp/domain/progress/periods'
import type { SubjectKey } from '@vikalp/domain/vocabulary'
import type { FeatureDeps } from '#feature-deps.ts'
import { stateOf, wholeRow } from '#learners/learner-state.ts'
import { listTallies, readLearner } from '#learners/learners.store.ts'
import { bringUpToDate } from '#learners/rebuild-learner.ts'
import { notFound } from '#platform/problem.ts'
import { chapterTopics } from '#question-bank/chapter-topics.ts'
import { findName } from './topic-map.store.ts'

type Wanted = { studentId: string; subject: SubjectKey }

/** Where each topic of a subject stands with a student (rule 107); figures beside it say what that is based on. */
export async function readTopicMap(
  { db, bank, clock }: FeatureDeps,
  { studentId, subject }: Wanted,
): Promise<TopicMap> {
  const places = chapterTopics(bank, subject)
  const chapters = places.map(({ chapter }) => chapter)
  await bringUpToDate(db, bank, studentId)
  const [name, row, tallies] = await Promise.all([
    findName(db, studentId),
    readLearner(db, { studentId, chapters: [wholeRow, ...chapters], questionIds: [], codes: [] }),
    listTallies(db, { studentId, chapters }),
  ])
  if (name === undefined) throw notFound('The student')
  const { abilities, cards } = stateOf(row, [])
  const counts = new Map(tallies.map((tally) => [topicNode(tally), tally]))
  const day = indianDay(clock())
  return {
    subject,
    name,
    chapters: places.map(({ chapter, exam, topics }) => ({
      chapter,
      exam,
      topics: topics.map((topic) => {
        const node = topicNode({ chapter, topic })
        const { answered = 0, right = 0 } = counts.get(node) ?? {}
        const card = cards.get(node)
        const state = topicState({ subject, chapter, topic }, { abilities, card, day })
        return { topic, state, based: abilities.get(node)?.n ?? 0, answered, right }
      }),
    })),
  }
}
