import { quizLimits } from '@vikalp/domain/limits'
import { dayMs } from '@vikalp/domain/progress/periods'
import type { ChapterTally } from '@vikalp/domain/quiz/chapter-tally'
import type { AttemptLetters } from '@vikalp/domain/quiz/score-attempt'
import type { TopicTally } from '@vikalp/domain/quiz/topic-tally'
import { type ExamKey, examKeys, subjectKeys } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'
import { BlueprintRow } from '#question-bank/template-of.ts'

const sql = loadSql(
  import.meta.url,
  'insertAttempt',
  'forgetOldest',
  'findOwnAttempt',
  'beginFetched',
  'findAssigned',
  'findSatPaper',
  'findSubmitted',
  'storeAnswer',
  'closeAttempt',
  'listAnswered',
  'deleteAbandoned',
)

/** `chosen` and `key` hold one letter per question, '-' where nothing was chosen, in the order of questionIds. */
const AttemptRow = z.object({
  id: z.string(),
  studentId: z.string(),
  exam: z.enum(examKeys),
  subject: z.string(),
  chapters: z.array(z.string()),
  quick: z.boolean(),
  /** Fetched for when there is no network, and not begun. */
  isAhead: z.boolean(),
  questionIds: z.array(z.string()),
  chosen: z.string(),
  key: z.string(),
  seconds: z.array(z.number()).nullable(),
  startedAt: z.date(),
  finishedAt: z.date().nullable(),
  submittedAt: z.date().nullable(),
})
export type AttemptRow = z.infer<typeof AttemptRow>

const AnsweredRow = z.object({ questionIds: z.array(z.string()), chosen: z.string(), key: z.string() })

type Own = { id: string; studentId: string }
export type NewAttempt = Own & {
  exam: ExamKey
  subject: string
  chapters: string[]
  questionIds: string[]
  key: string
  isQuick: boolean
  startedAt: Date
  assignmentId: string | null
  isAhead: boolean
}
type ClosedAttempt = Own & {
  questionIds: readonly string[]
  key: string
  chosenBefore: string
  chosen: string
  seconds: number[] | null
  durationSeconds: number
  finishedAt: Date
  submittedAt: Date
  correct: number
  incorrect: number
  /** The questions that were answered after a hint. */
  hinted: string[] | null
  /** Those of which the student said so. */
  guessed: string[] | null
  topics: readonly TopicTally[]
  chapters: readonly ChapterTally[]
}

/** What was only fetched is begun. */
export const beginFetched = async (db: Db, own: Own): Promise<void> => {
  await db.run(sql.beginFetched, own)
}

/** False when the student has an attempt with this id. */
export async function insertAttempt(db: Db, attempt: NewAttempt): Promise<boolean> {
  const openKept = quizLimits.open.most
  const insert = async (most: number): Promise<boolean> =>
    (await db.run(sql.insertAttempt, { ...attempt, openKept: most })) === 1
  if (await insert(openKept)) return true
  await db.run(sql.forgetOldest, { studentId: attempt.studentId, openKept })
  return insert(2 * openKept) // others of this student may have begun in the meantime
}

export const findOwnAttempt = (db: Db, own: Own): Promise<AttemptRow | undefined> =>
  db.maybeOne(sql.findOwnAttempt, own, AttemptRow)

const AssignedRow = z.object({
  exam: z.enum(examKeys),
  subject: z.enum(subjectKeys),
  chapters: z.array(z.string()),
  count: z.int(),
  questionIds: z.array(z.string()).nullable(),
})

/** An assignment of a class that the student is in, and that is for them. */
export const findAssigned = (
  db: Db,
  of: { studentId: string; assignmentId: string },
): Promise<z.infer<typeof AssignedRow> | undefined> => db.maybeOne(sql.findAssigned, of, AssignedRow)

const SatPaperRow = z.object({
  template: z.string(),
  blueprint: BlueprintRow.nullable(),
  part: z.int(),
  questionIds: z.array(z.string()),
  sections: z.array(z.int()),
  questionOrder: z.array(z.int()).nullable(),
  responses: z.array(z.string().nullable()),
})
export type SatPaperRow = z.infer<typeof SatPaperRow>

/** A paper of the student that is over, with what was answered in its part. */
export const findSatPaper = (db: Db, own: Own): Promise<SatPaperRow | undefined> =>
  db.maybeOne(sql.findSatPaper, own, SatPaperRow)

/** A graded attempt of the reader or of a pupil whom the reader may see. */
export const findSubmitted = (
  db: Db,
  query: { id: string; readerId: string },
): Promise<AttemptRow | undefined> => db.maybeOne(sql.findSubmitted, query, AttemptRow)

/** False unless the attempt is the student's, is open and has the question. */
export const storeAnswer = async (
  db: Db,
  answer: Own & { questionId: string; letter: string },
): Promise<boolean> => (await db.run(sql.storeAnswer, answer)) === 1

/**
 * False when the attempt was already closed, an answer was saved since it was read, or it was opened anew: one of two
 * writers succeeds.
 */
export const closeAttempt = async (
  db: Db,
  { topics, chapters, ...attempt }: ClosedAttempt,
): Promise<boolean> =>
  (await db.run(sql.closeAttempt, {
    ...attempt,
    topicChapters: topics.map(({ chapter }) => chapter),
    topics: topics.map(({ topic }) => topic),
    topicsAnswered: topics.map(({ answered }) => answered),
    topicsCorrect: topics.map(({ correct }) => correct),
    chapters: chapters.map(({ chapter }) => chapter),
    met: chapters.map(({ met }) => met.join()),
    chaptersCorrect: chapters.map(({ correct }) => correct),
    chaptersTotal: chapters.map(({ total }) => total),
  })) === 1

/** The student's last graded attempts in these chapters, newest first. */
export const listAnswered = (
  db: Db,
  query: { studentId: string; chapters: string[]; most: number },
): Promise<AttemptLetters[]> => db.many(sql.listAnswered, query, AnsweredRow)

/** Deletes what students began and left, and returns how many there were (rule 77). */
export const deleteAbandoned = (db: Db, now: Date): Promise<number> => {
  const { newest, daysKept, daysNewestKept } = quizLimits.open
  const before = (days: number): Date => new Date(now.getTime() - days * dayMs)
  return db.run(sql.deleteAbandoned, {
    newest,
    aWhileAgo: before(daysKept),
    longAgo: before(daysNewestKept),
  })
}
