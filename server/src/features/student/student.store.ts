import type { StudentDetails } from '@vikalp/contract/student-profile'
import type { Day } from '@vikalp/domain/progress/periods'
import type { Moments } from '@vikalp/domain/progress/student-badges'
import type { Practice } from '@vikalp/domain/progress/student-trend'
import type { GradedAttempt } from '@vikalp/domain/quiz/history-entry'
import type { TopicTally } from '@vikalp/domain/quiz/topic-tally'
import { grades, type PeriodUnit } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Db, Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(
  import.meta.url,
  'findStudent',
  'listPractices',
  'findWeakestTopic',
  'listRecent',
  'listClasses',
  'countHistory',
  'listHistory',
  'saveStudent',
)

const SubjectRow = z.object({ subject: z.string(), attempts: z.number(), scoreSum: z.number() })

// Values that an older rule accepted are still shown.
const DetailsRow = z.object({
  grade: z.enum(grades).nullable(),
  phone: z.string().nullable(),
  parentContact: z.string().nullable(),
  address: z.string().nullable(),
})

const StudentRow = DetailsRow.extend({
  userId: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  /** What others may see of it. */
  avatar: z.string().nullable(),
  quizzesTaken: z.number(),
  quickQuizzes: z.number(),
  scoreSum: z.number(),
  lastExam: z.string().nullable(),
  practisedDays: z.array(z.string()),
  quizzes: z.array(z.date()),
  perfect: z.array(z.date()),
  speedy: z.array(z.date()),
  subjects: z.array(SubjectRow),
})
export type StudentRow = z.infer<typeof StudentRow>

const PracticeRow = z.object({
  startsOn: z.string(),
  attempts: z.number(),
  scoreSum: z.number(),
  seconds: z.number(),
})

const AttemptRow = z.object({
  id: z.string(),
  exam: z.string(),
  subject: z.string(),
  chapters: z.array(z.string()),
  correct: z.number(),
  total: z.number(),
  finishedAt: z.date(),
  quick: z.boolean(),
})

const ClassRow = z.object({
  classId: z.string(),
  name: z.string(),
  teacher: z.string(),
  institute: z.string().nullable(),
  rollNo: z.string(),
})
type ClassRow = z.infer<typeof ClassRow>

/** Undefined when there is no such student. `momentsNeeded` limits how many times of each kind are read. */
export const findStudent = (
  db: Db,
  studentId: string,
  momentsNeeded: Record<keyof Moments, number>,
): Promise<StudentRow | undefined> =>
  db.maybeOne(sql.findStudent, { studentId, ...momentsNeeded }, StudentRow)

export const listPractices = (
  db: Db,
  query: { studentId: string; unit: PeriodUnit; starts: readonly Day[] },
): Promise<Practice[]> => db.many(sql.listPractices, query, PracticeRow)

const TopicRow = z.object({
  chapter: z.string(),
  topic: z.string(),
  answered: z.number(),
  correct: z.number(),
})

/** Fewer answers than this say little about a topic. */
const enoughAnswers = 3

/** The topic of these chapters to practise next (rule 44); undefined before any answer. */
export const findWeakestTopic = (
  db: Db,
  query: { studentId: string; chapters: readonly string[] },
): Promise<TopicTally | undefined> => db.maybeOne(sql.findWeakestTopic, { ...query, enoughAnswers }, TopicRow)

/** The last quizzes, newest first, without the quick ones. */
export const listRecent = (db: Db, query: { studentId: string; limit: number }): Promise<GradedAttempt[]> =>
  db.many(sql.listRecent, query, AttemptRow)

/** The classes attended now that the reader may see. */
export const listClasses = (db: Db, query: { studentId: string; readerId: string }): Promise<ClassRow[]> =>
  db.many(sql.listClasses, query, ClassRow)

export const countHistory = async (db: Db, studentId: string): Promise<number> =>
  (await db.maybeOne(sql.countHistory, { studentId }, z.object({ total: z.number() })))?.total ?? 0

/** Newest first; `after` is the last attempt already read. */
export const listHistory = (
  db: Db,
  page: { studentId: string; after: string | null; limit: number; offset: number },
): Promise<GradedAttempt[]> => db.many(sql.listHistory, page, AttemptRow)

/** Returns the details as stored. */
export const saveStudent = (db: Queries, userId: string, details: StudentDetails): Promise<StudentDetails> =>
  db.one(sql.saveStudent, { userId, ...details }, DetailsRow)
