import { sittingLimits } from '@vikalp/domain/limits'
import { surenesses } from '@vikalp/domain/marking/guess-ledger'
import type { Response } from '@vikalp/domain/marking/mark-question'
import type { OptionOrders } from '@vikalp/domain/sitting/option-letters'
import { closers, type SittingState, sittingStates } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'
import { BlueprintRow } from '#question-bank/template-of.ts'

const sql = loadSql(
  import.meta.url,
  'insertSitting',
  'forgetReady',
  'findSitting',
  'findHead',
  'lockSitting',
  'lockRunning',
  'findFollowing',
  'findOfTest',
  'beginSitting',
  'turnToPage',
  'openAgain',
  'noteLatePage',
  'settleGap',
  'closeSitting',
  'storeOutcome',
  'countSittings',
  'listSittings',
  'listEnded',
)

const response = z.string().nullable()

/** How a sitting stood at its end, with what has come since. */
export const Outcome = z.object({
  questions: z.array(
    z.object({
      response,
      isMarked: z.boolean(),
      unsaved: response,
      visits: z.int(),
      ms: z.number(),
    }),
  ),
  refused: z.int(),
  missing: z.int(),
})
export type Outcome = z.infer<typeof Outcome>

/** With its paper, of which it may be one part. */
const SittingRow = z.object({
  id: z.string(),
  studentId: z.string(),
  paperId: z.string(),
  template: z.string(),
  form: z.int().nullable(),
  questionIds: z.array(z.string()),
  paperSections: z.array(z.int()),
  part: z.int(),
  state: z.enum(sittingStates),
  madeAt: z.date(),
  met: z.array(z.string()),
  beganAt: z.date().nullable(),
  endsAt: z.date().nullable(),
  lastSeenAt: z.date().nullable(),
  pages: z.array(z.string()),
  gapSeconds: z.int(),
  offeredSeconds: z.int(),
  returnedSeconds: z.int(),
  closedAt: z.date().nullable(),
  closedBy: z.enum(closers).nullable(),
  responses: z.array(z.string().nullable()).nullable(),
  receipt: z.string().nullable(),
  outcome: Outcome.nullable(),
  lateAt: z.date().nullable(),
  /** The teacher does not count what came after the end. */
  lateExcluded: z.boolean(),
  blueprint: BlueprintRow.nullable(),
  testId: z.string().nullable(),
  questionOrder: z.array(z.int()).nullable(),
  optionOrders: z.array(z.string()).nullable(),
  leftSeconds: z.int(),
  askedSeconds: z.int(),
  fixedCircles: z.boolean(),
  /** By the id of the question. */
  sureness: z.record(z.string(), z.enum(surenesses)),
})
export type SittingRow = z.infer<typeof SittingRow>

const IdRow = z.object({ id: z.string() })

export type Own = { id: string; studentId: string }

type NewSitting = Own & {
  paperId: string
  part: number
  afterId: string | null
  testId: string | null
  questionOrder: readonly number[] | null
  optionOrders: OptionOrders
  madeAt: Date
  met: readonly string[]
}

/** How many that were never begun are kept of a student. */
const keptReady = 10

/** False when the student has a sitting with this id. */
export async function insertSitting(db: Queries, sitting: NewSitting): Promise<boolean> {
  const isNew = (await db.run(sql.insertSitting, sitting)) === 1
  if (isNew) await db.run(sql.forgetReady, { studentId: sitting.studentId, kept: keptReady })
  return isNew
}

export const findSitting = (db: Queries, { id, studentId }: Own): Promise<SittingRow | undefined> =>
  db.maybeOne(sql.findSitting, { id, studentId }, SittingRow)

const HeadRow = SittingRow.pick({ state: true, endsAt: true, pages: true, testId: true, optionOrders: true })
export type SittingHead = z.infer<typeof HeadRow>

export const findHead = (db: Queries, { id, studentId }: Own): Promise<SittingHead | undefined> =>
  db.maybeOne(sql.findHead, { id, studentId }, HeadRow)

/** Until the end of the transaction nobody else changes it. */
export const lockSitting = async (db: Queries, { id, studentId }: Own): Promise<boolean> =>
  (await db.maybeOne(sql.lockSitting, { id, studentId }, IdRow)) !== undefined

/** False unless it runs and nobody else is closing it. */
export const lockRunning = async (db: Queries, { id, studentId }: Own): Promise<boolean> =>
  (await db.maybeOne(sql.lockRunning, { id, studentId }, IdRow)) !== undefined

/** The sitting of the next part. */
export const findFollowing = async (
  db: Queries,
  own: { studentId: string; afterId: string },
): Promise<string | undefined> => (await db.maybeOne(sql.findFollowing, own, IdRow))?.id

/** The student's only sitting of the test. */
export const findOfTest = async (
  db: Queries,
  own: { studentId: string; testId: string },
): Promise<string | undefined> => (await db.maybeOne(sql.findOfTest, own, IdRow))?.id

/** False when it has begun. */
export const beginSitting = async (
  db: Queries,
  begin: Own & { now: Date; endsAt: Date; pageId: string },
): Promise<boolean> => (await db.run(sql.beginSitting, begin)) === 1

/** False where the page has opened the sitting before, or too many have. */
export const turnToPage = async (
  db: Queries,
  turn: Own & { now: Date; pageId: string; gap: number; offered: number; toAsk: number },
): Promise<boolean> => (await db.run(sql.turnToPage, { ...turn, most: sittingLimits.pages })) === 1

/** False unless it waits for the candidate, or where the page has opened it before. */
export const openAgain = async (db: Queries, open: Own & { now: Date; pageId: string }): Promise<boolean> =>
  (await db.run(sql.openAgain, { ...open, most: sittingLimits.pages })) === 1

/** The pages with one that tells only after the end what was done on it. */
export const noteLatePage = async (
  db: Queries,
  page: Own & { pageId: string },
): Promise<readonly string[] | undefined> =>
  (await db.maybeOne(sql.noteLatePage, { ...page, most: sittingLimits.pages }, HeadRow))?.pages

type Settlement = Own & {
  grantId: string
  gap: number
  offered: number
  /** False where the candidate lets the time count, and asks for no more. */
  isTaken: boolean
  seconds: number
  now: Date
}

export const settleGap = (db: Queries, settlement: Settlement): Promise<number> =>
  db.run(sql.settleGap, settlement)

type Closing = Own & {
  state: SittingState
  closedAt: Date
  closedBy: NonNullable<SittingRow['closedBy']>
  responses: readonly Response[]
  receipt: string
  outcome: Outcome
}

export const closeRow = (db: Queries, { outcome, ...closing }: Closing): Promise<number> =>
  db.run(sql.closeSitting, { ...closing, outcome: JSON.stringify(outcome) })

/** What came after the close; late where an answer differs from those that counted then. */
export const storeOutcome = (
  db: Queries,
  { id, studentId }: Own,
  { outcome, isLate, now }: { outcome: Outcome; isLate: boolean; now: Date },
): Promise<number> =>
  db.run(sql.storeOutcome, { id, studentId, outcome: JSON.stringify(outcome), isLate, now })

const CountRow = z.object({ total: z.int() })

export const countSittings = async (db: Queries, studentId: string): Promise<number> =>
  (await db.one(sql.countSittings, { studentId }, CountRow)).total

const EntryRow = z.object({
  id: z.string(),
  template: z.string(),
  blueprint: BlueprintRow.nullable(),
  form: z.int().nullable(),
  part: z.int(),
  state: z.enum(sittingStates),
  date: z.date(),
  endsAt: z.date().nullable(),
  closedAt: z.date().nullable(),
  testId: z.string().nullable(),
  testTitle: z.string().nullable(),
  isFollowed: z.boolean(),
  score: z.int().nullable(),
})
export type EntryRow = z.infer<typeof EntryRow>

type Range = { studentId: string; after: string | null; limit: number; offset: number; now: Date }

/** Newest first. */
export const listSittings = (db: Queries, range: Range): Promise<EntryRow[]> =>
  db.many(sql.listSittings, range, EntryRow)

const EndedRow = z.object({ id: z.string(), studentId: z.string(), endsAt: z.date() })
export type Ended = z.infer<typeof EndedRow>

/** Running sittings whose time is over, those after a known one. */
export const listEnded = (
  db: Queries,
  { endedBefore, after, limit }: { endedBefore: Date; after: Ended | undefined; limit: number },
): Promise<Ended[]> =>
  db.many(
    sql.listEnded,
    { endedBefore, afterEndsAt: after?.endsAt ?? null, afterId: after?.id ?? null, limit },
    EndedRow,
  )
