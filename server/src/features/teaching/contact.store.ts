import type { TopicTally } from '@vikalp/domain/quiz/topic-tally'
import { subjectKeys } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'noteReadings', 'findContact', 'listTopics')

const ContactRow = z.object({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  parentContact: z.string().nullable(),
  address: z.string().nullable(),
  quizzesTaken: z.number(),
  /** The subject of the reader, who may be a teacher. */
  taught: z.enum(subjectKeys).nullable(),
})
type ContactRow = z.infer<typeof ContactRow>

type ContactReadings = { readerId: string; studentIds: readonly string[]; readAt: Date }

/** A row for a student and an Indian day, with how often. */
export const noteReadings = (db: Db, readings: ContactReadings): Promise<number> =>
  db.run(sql.noteReadings, readings)

export const findContact = (db: Db, query: { studentId: string; readerId: string }): Promise<ContactRow> =>
  db.one(sql.findContact, query, ContactRow)

const TopicRow = z.object({
  chapter: z.string(),
  topic: z.string(),
  answered: z.number(),
  correct: z.number(),
})

/** A student's answers in every topic practised so far. */
export const listTopics = (db: Db, studentId: string): Promise<TopicTally[]> =>
  db.many(sql.listTopics, { studentId }, TopicRow)
