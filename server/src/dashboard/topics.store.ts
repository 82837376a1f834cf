import type { TopicTally } from '@vikalp/domain/quiz/topic-tally'
import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'listTopics')

const TopicRow = z.object({
  chapter: z.string(),
  topic: z.string(),
  answered: z.number(),
  correct: z.number(),
})

/** A student's answers in every topic practised so far. */
export const listTopics = (db: Db, studentId: string): Promise<TopicTally[]> =>
  db.many(sql.listTopics, { studentId }, TopicRow)
