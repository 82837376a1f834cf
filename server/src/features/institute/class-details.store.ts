import type { Day } from '@vikalp/domain/progress/periods'
import type { TopicTally } from '@vikalp/domain/quiz/topic-tally'
import { subjectKeys } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'findClass', 'listMembers', 'listClassTopics', 'sumFormer')

const ClassRow = z.object({ class: z.string(), subjects: z.array(z.enum(subjectKeys)) })
type ClassRow = z.infer<typeof ClassRow>

const MemberRow = z.object({
  userId: z.string(),
  name: z.string(),
  quizzes: z.number(),
  scoreSum: z.number(),
  isIdle: z.boolean(),
})
type MemberRow = z.infer<typeof MemberRow>

const TopicRow = z.object({
  chapter: z.string(),
  topic: z.string(),
  answered: z.number(),
  correct: z.number(),
})

const SumsRow = z.object({ quizzes: z.number(), scoreSum: z.number() })
type SumsRow = z.infer<typeof SumsRow>

type ClassQuery = { userId: string; name: string }

export const findClass = (db: Db, query: ClassQuery): Promise<ClassRow | undefined> =>
  db.maybeOne(sql.findClass, query, ClassRow)

/** The students of the class, each once. `monday` begins the week in which they may be idle. */
export const listMembers = (db: Db, query: ClassQuery & { monday: Day }): Promise<MemberRow[]> =>
  db.many(sql.listMembers, query, MemberRow)

/** The answers of the class, summed by topic. */
export const listClassTopics = (db: Db, query: ClassQuery): Promise<TopicTally[]> =>
  db.many(sql.listClassTopics, query, TopicRow)

/** What the erased students of the class practised. */
export const sumFormer = (db: Db, query: ClassQuery): Promise<SumsRow> =>
  db.one(sql.sumFormer, query, SumsRow)
