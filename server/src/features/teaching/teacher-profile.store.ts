import type { TeacherDetails } from '@vikalp/contract/teacher-profile'
import { chapters } from '@vikalp/domain/catalogue/chapters'
import type { TopicTally } from '@vikalp/domain/quiz/topic-tally'
import { subjectKeys } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'findTeacher', 'listTopics', 'saveTeacher')

// Values that an older rule accepted are still shown.
const DetailsRow = z.object({
  subject: z.enum(subjectKeys).nullable(),
  qualification: z.string().nullable(),
  phone: z.string().nullable(),
  teachingSince: z.number().nullable(),
})

const TeacherRow = DetailsRow.extend({
  userId: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  photoId: z.string().nullable(),
  institute: z.string().nullable(),
  confirmed: z.boolean(),
  activeClasses: z.number(),
  classesMade: z.number(),
  classDays: z.number(),
})
export type TeacherRow = z.infer<typeof TeacherRow>

const TopicRow = z.object({
  chapter: z.string(),
  topic: z.string(),
  answered: z.number(),
  correct: z.number(),
})

export const findTeacher = (db: Db, userId: string): Promise<TeacherRow | undefined> =>
  db.maybeOne(sql.findTeacher, { userId }, TeacherRow)

/** The pupils' answers in the teacher's subject, summed by topic. */
export const listTopics = (db: Db, userId: string): Promise<TopicTally[]> =>
  db.many(
    sql.listTopics,
    {
      userId,
      chapters: chapters.map(({ key }) => key),
      subjects: chapters.map(({ subject }) => subject),
    },
    TopicRow,
  )

/** Returns the details as stored. */
export const saveTeacher = (db: Db, userId: string, details: TeacherDetails): Promise<TeacherDetails> =>
  db.one(sql.saveTeacher, { userId, ...details }, DetailsRow)
