import type { TopicTally } from '@vikalp/domain/quiz/topic-tally'
import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'
import type { Own } from '../sittings/sittings.store.ts'
import type { SubjectLetters } from './paper-letters.ts'

const sql = loadSql(
  import.meta.url,
  'listLetters',
  'storeLetters',
  'lockTopics',
  'takeBackTopics',
  'addTopics',
)

const LettersRow = z.object({ questionIds: z.array(z.string()), chosen: z.string(), key: z.string() })

/** What is known of a sitting. */
export const listLetters = (tx: Queries, { id, studentId }: Own): Promise<z.infer<typeof LettersRow>[]> =>
  tx.many(sql.listLetters, { id, studentId }, LettersRow)

/** Replaces what was known of these subjects. */
export async function storeLetters(
  tx: Queries,
  { id, studentId, finishedAt }: Own & { finishedAt: Date },
  letters: readonly SubjectLetters[],
): Promise<void> {
  for (const subject of letters) await tx.run(sql.storeLetters, { id, studentId, finishedAt, ...subject })
}

/** In the order of the topics, as a submit takes them. */
export async function takeBackTopics(
  tx: Queries,
  studentId: string,
  topics: readonly TopicTally[],
): Promise<void> {
  const columns = columnsOf(studentId, topics)
  const { chapters, topics: names } = columns
  await tx.run(sql.lockTopics, { studentId, chapters, topics: names })
  await tx.run(sql.takeBackTopics, columns)
}

export const addTopics = (tx: Queries, studentId: string, topics: readonly TopicTally[]): Promise<number> =>
  tx.run(sql.addTopics, columnsOf(studentId, topics))

const columnsOf = (studentId: string, topics: readonly TopicTally[]) => ({
  studentId,
  chapters: topics.map(({ chapter }) => chapter),
  topics: topics.map(({ topic }) => topic),
  answered: topics.map(({ answered }) => answered),
  correct: topics.map(({ correct }) => correct),
})
