import type { GrantInput } from '@vikalp/contract/mocks/tests'
import type { LoggedEvent } from '@vikalp/domain/sitting/event'
import { type EventLog, emptyLog, withEvents } from '@vikalp/domain/sitting/event-log'
import { closers, sittingStates } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'
import { BatchRow } from '../sittings/batches.store.ts'
import { TallyRow } from '../sittings/sitting-results.store.ts'
import { Outcome, type Own } from '../sittings/sittings.store.ts'

const sql = loadSql(
  import.meta.url,
  'listSittings',
  'listLogs',
  'listUnended',
  'listEnded',
  'excludeLate',
  'giveTime',
  'openAnew',
)

const PupilRow = z.object({
  studentId: z.string(),
  name: z.string(),
  rollNo: z.string(),
  /** Those of the test that the pupil is in. */
  classIds: z.array(z.string()),
  id: z.string().nullable(),
  state: z.enum(sittingStates).nullable(),
  beganAt: z.date().nullable(),
  endsAt: z.date().nullable(),
  lastSeenAt: z.date().nullable(),
  closedAt: z.date().nullable(),
  closedBy: z.enum(closers).nullable(),
  responses: z.array(z.string().nullable()).nullable(),
  receipt: z.string().nullable(),
  outcome: Outcome.nullable(),
  lateExcluded: z.boolean().nullable(),
  questionOrder: z.array(z.int()).nullable(),
  returnedSeconds: z.int().nullable(),
  askedSeconds: z.int().nullable(),
  askedFrom: z.date().nullable(),
  extraPercent: z.number(),
  /** Under 18, with no institute behind the class. */
  isMinorAlone: z.boolean(),
  /** The marks as they count now. */
  result: TallyRow.nullable(),
})
export type PupilRow = z.infer<typeof PupilRow>

/** A test, or one of its classes; for an institute only its own pupils in it. */
export type OfTest = { testId: string; classId?: string | undefined; instituteId?: string | undefined }

/** Every pupil of the test, by name, with the sitting where there is one. */
export const listPupils = (db: Queries, { testId, classId, instituteId }: OfTest): Promise<PupilRow[]> =>
  db.many(sql.listSittings, { testId, classId: classId ?? null, instituteId: instituteId ?? null }, PupilRow)

const LogRow = BatchRow.extend({ studentId: z.string() })

/** What came of these sittings of the test, by student. */
export async function readLogs(
  db: Queries,
  testId: string,
  sittingIds: readonly string[],
): Promise<ReadonlyMap<string, EventLog>> {
  if (sittingIds.length === 0) return new Map()
  const rows = await db.many(sql.listLogs, { testId, sittingIds }, LogRow)
  const eventsOf = ({ page, events }: z.infer<typeof LogRow>) =>
    events.map((event): LoggedEvent => ({ ...event, page }))
  return new Map(
    [...Map.groupBy(rows, ({ studentId }) => studentId)].map(([studentId, batches]) => [
      studentId,
      withEvents(emptyLog, batches.flatMap(eventsOf)),
    ]),
  )
}

const UnendedRow = z.object({
  studentId: z.string(),
  id: z.string(),
  state: z.enum(sittingStates),
  endsAt: z.date().nullable(),
})

export const listUnended = (db: Queries, testId: string): Promise<z.infer<typeof UnendedRow>[]> =>
  db.many(sql.listUnended, { testId }, UnendedRow)

const OwnRow = z.object({ studentId: z.string(), id: z.string() })

export const listEnded = (db: Queries, testId: string): Promise<Own[]> =>
  db.many(sql.listEnded, { testId }, OwnRow)

/** The sitting; none where nothing was handed in. */
export const excludeLate = (
  db: Queries,
  late: { testId: string; studentId: string; isExcluded: boolean },
): Promise<Own | undefined> => db.maybeOne(sql.excludeLate, late, OwnRow)

type Grant = GrantInput & { testId: string; grantId: string; now: Date }

const EndRow = z.object({ endsAt: z.date() })

/** The new end; none where the sitting does not run. */
export const giveTime = async (db: Queries, grant: Grant): Promise<Date | undefined> =>
  (await db.maybeOne(sql.giveTime, grant, EndRow))?.endsAt

/** False where there is no sitting that has ended. */
export const openAnew = async (db: Queries, grant: Grant): Promise<boolean> =>
  (await db.run(sql.openAnew, grant)) === 1
