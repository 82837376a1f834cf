import type { Estimate } from '@vikalp/domain/learner/estimate'
import { examKeys, letters } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Db, Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'
import type { LearntColumns, MeetingColumns } from './learnt-columns.ts'

const sql = loadSql(
  import.meta.url,
  'readLearner',
  'listLessons',
  'listKnown',
  'storeLessons',
  'listWaiting',
  'listTallies',
  'listMistakes',
  'markStale',
  'countFrom',
  'listStale',
  'listVersions',
  'listHistories',
  'listLevels',
  'takeVersions',
  'deleteBeliefs',
  'deleteCards',
  'deleteOtherMistakes',
  'storeBeliefs',
  'storeCards',
  'storeMistakes',
)

/** Mean, variance, first answers and the day of the last. */
const NodeRow = z.tuple([z.number(), z.number(), z.int(), z.string()])
const BeliefRow = z.object({
  chapter: z.string(),
  nodes: z.record(z.string(), NodeRow),
  answered: z.array(z.int()),
})
export type BeliefRow = z.infer<typeof BeliefRow>

const day = z.string()
const CardRow = z.object({
  chapter: z.string(),
  topic: z.string(),
  stability: z.number(),
  difficulty: z.number(),
  reps: z.int(),
  lapses: z.int(),
  lastOn: day,
  rightOn: day.nullable(),
})
const MistakeRow = z.object({
  questionId: z.string(),
  code: z.string().nullable(),
  lastOption: z.enum(letters).nullable(),
  times: z.int(),
  firstOn: day,
  lastOn: day,
  repairedOn: day.nullable(),
  provenOn: day.nullable(),
})
export type MistakeRow = z.infer<typeof MistakeRow>
const LevelRow = z.object({ id: z.string(), mean: z.number(), variance: z.number() })

const LearnerRow = z.object({
  version: z.int(),
  /** There are answers that it was not made of. */
  isStale: z.boolean(),
  /** What was finished until then does not count. */
  countsFrom: z.date().nullable(),
  exams: z.array(z.object({ exam: z.enum(examKeys), on: day })),
  beliefs: z.array(BeliefRow),
  cards: z.array(CardRow),
  mistakes: z.array(MistakeRow),
  levels: z.array(LevelRow),
})
export type LearnerRow = z.infer<typeof LearnerRow>

/** Of `chapters` and `questionIds`; `codes` are misconceptions whose repaired mistakes are wanted too. */
export const readLearner = (
  db: Queries,
  of: { studentId: string; chapters: string[]; questionIds: string[]; codes: string[] },
): Promise<LearnerRow> => db.one(sql.readLearner, of, LearnerRow)

const LessonRow = z.object({
  studentId: z.string(),
  version: z.int(),
  countsFrom: z.date().nullable(),
  /** The first that waits has 1. */
  place: z.int(),
  /** How many attempts have not taught yet. */
  waiting: z.int(),
  questionIds: z.array(z.string()),
  chosen: z.string(),
  key: z.string(),
  seconds: z.array(z.number()).nullable(),
  hinted: z.array(z.string()),
  guessed: z.array(z.string()),
  finishedAt: z.date(),
})
/** An attempt that was submitted and has not taught anything yet. */
export type LessonRow = z.infer<typeof LessonRow>

/** Of each student the first that wait, at most so many. */
export const listLessons = (
  db: Queries,
  of: { studentIds: readonly string[]; most: number },
): Promise<LessonRow[]> => db.many(sql.listLessons, of, LessonRow)

const KnownRow = LearnerRow.pick({ beliefs: true, cards: true, mistakes: true }).extend({
  studentId: z.string(),
})
export type KnownRow = z.infer<typeof KnownRow>

type Part = { studentId: string; chapters: string[]; questionIds: string[]; codes: string[] }

/** What answers to some questions can change, of many students. */
export const listKnown = (db: Queries, parts: readonly Part[]): Promise<KnownRow[]> =>
  db.many(
    sql.listKnown,
    {
      studentIds: parts.map(({ studentId }) => studentId),
      chapters: parts.map(({ chapters }) => chapters.join()),
      asked: parts.map(({ questionIds }) => questionIds.join()),
      codes: parts.map(({ codes }) => codes.join()),
    },
    KnownRow,
  )

const IdRow = z.object({ studentId: z.string() })

/** Stores what so many attempts of each of these students have taught; gives those of whom it was still true. */
export const storeLessons = async (
  db: Queries,
  learnt: { studentIds: string[]; versions: number[]; attempts: number[] } & LearntColumns & MeetingColumns,
): Promise<string[]> => (await db.many(sql.storeLessons, learnt, IdRow)).map(({ studentId }) => studentId)

/** The students with attempts that have not taught yet, by their ids. */
export const listWaiting = async (db: Db, page: { after: string; most: number }): Promise<string[]> =>
  (await db.many(sql.listWaiting, page, IdRow)).map(({ studentId }) => studentId)

const TallyRow = z.object({ chapter: z.string(), topic: z.string(), answered: z.int(), right: z.int() })

/** By topic, quizzes and released papers, every answer. */
export const listTallies = (
  db: Queries,
  of: { studentId: string; chapters: string[] },
): Promise<z.infer<typeof TallyRow>[]> => db.many(sql.listTallies, of, TallyRow)

/** All of a student, the newest first. */
export const listMistakes = (db: Queries, studentId: string): Promise<MistakeRow[]> =>
  db.many(sql.listMistakes, { studentId }, MistakeRow)

export const markStale = (tx: Queries, studentId: string): Promise<number> =>
  tx.run(sql.markStale, { studentId })

/** Has what is believed made of the answers finished after this, or of all; it is stale from now on. */
export const countFrom = (db: Queries, of: { studentId: string; countsFrom: Date | null }): Promise<number> =>
  db.run(sql.countFrom, of)

export type ItemLevels = ReadonlyMap<string, Estimate>

/** The students whose beliefs were not made of all answers, by their ids. */
export const listStale = async (db: Queries, page: { after: string; most: number }): Promise<string[]> =>
  (await db.many(sql.listStale, page, IdRow)).map(({ studentId }) => studentId)

const VersionRow = z.object({
  studentId: z.string(),
  version: z.int(),
  isStale: z.boolean(),
  isWaiting: z.boolean(),
})

/** A row for each who has an account. */
export const listVersions = (
  db: Queries,
  studentIds: readonly string[],
): Promise<z.infer<typeof VersionRow>[]> => db.many(sql.listVersions, { studentIds }, VersionRow)

const HistoryRow = z.object({
  studentId: z.string(),
  id: z.string(),
  questionIds: z.array(z.string()),
  chosen: z.string(),
  key: z.string(),
  seconds: z.array(z.number()).nullable(),
  hinted: z.array(z.string()),
  guessed: z.array(z.string()),
  finishedAt: z.date(),
})
type HistoryRow = z.infer<typeof HistoryRow>

/** Each student's in the order in which they were finished. */
export const listHistories = (db: Queries, studentIds: readonly string[]): Promise<HistoryRow[]> =>
  db.many(sql.listHistories, { studentIds }, HistoryRow)

export const listLevels = async (db: Queries): Promise<ItemLevels> =>
  new Map((await db.many(sql.listLevels, {}, LevelRow)).map((level) => [level.id, level]))

/** Gives those of whom nothing has changed what is known since this version was read. */
export async function replaceLearners<L extends { studentId: string; version: number }>(
  tx: Queries,
  learners: readonly L[],
  columnsOf: (some: readonly L[]) => LearntColumns,
): Promise<ReadonlySet<string>> {
  const versions = {
    studentIds: learners.map(({ studentId }) => studentId),
    versions: learners.map(({ version }) => version),
  }
  const rows = await tx.many(sql.takeVersions, versions, IdRow)
  const taken = new Set(rows.map(({ studentId }) => studentId))
  const columns = columnsOf(learners.filter(({ studentId }) => taken.has(studentId)))
  const replaced = { ...columns, studentIds: [...taken] }
  for (const statement of [sql.deleteBeliefs, sql.deleteCards, sql.deleteOtherMistakes])
    await tx.run(statement, replaced)
  for (const statement of [sql.storeBeliefs, sql.storeCards, sql.storeMistakes])
    await tx.run(statement, replaced)
  return taken
}
