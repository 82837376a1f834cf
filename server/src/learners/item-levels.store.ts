import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(
  import.meta.url,
  'takeLock',
  'listMeetings',
  'listLevelsOf',
  'storeLevels',
  'addToCalibration',
  'deleteMeetings',
)

const LockRow = z.object({ isTaken: z.boolean() })

/** The right to write levels until the end of the transaction; false where another server has it. */
export const takeLock = async (tx: Queries): Promise<boolean> =>
  (await tx.one(sql.takeLock, {}, LockRow)).isTaken

const MeetingsRow = z.object({
  id: z.string(),
  /** Its first day. */
  month: z.string(),
  questionIds: z.array(z.string()),
  means: z.array(z.number()),
  variances: z.array(z.number()),
  credits: z.array(z.number()),
  predicted: z.array(z.number()),
})
/** Of one attempt, an entry for each first answer. */
export type MeetingsRow = z.infer<typeof MeetingsRow>

/** The attempts that no level was made of yet, the oldest first. */
export const listMeetings = (tx: Queries, most: number): Promise<MeetingsRow[]> =>
  tx.many(sql.listMeetings, { most }, MeetingsRow)

const LevelRow = z.object({ id: z.string(), mean: z.number(), variance: z.number(), answers: z.int() })
export type LevelRow = z.infer<typeof LevelRow>

export const listLevelsOf = (tx: Queries, questionIds: string[]): Promise<LevelRow[]> =>
  tx.many(sql.listLevelsOf, { questionIds }, LevelRow)

export const storeLevels = (tx: Queries, levels: readonly LevelRow[]): Promise<number> =>
  tx.run(sql.storeLevels, {
    ids: levels.map(({ id }) => id),
    means: levels.map(({ mean }) => mean),
    variances: levels.map(({ variance }) => variance),
    answers: levels.map(({ answers }) => answers),
  })

/** Of the predictions of a month whose probability lies in one tenth: how many, and sums over them. */
export type CalibrationRow = {
  month: string
  tenth: number
  answers: number
  predicted: number
  credit: number
  /** Of the squared differences between credit and prediction. */
  squares: number
}

export const addToCalibration = (tx: Queries, rows: readonly CalibrationRow[]): Promise<number> =>
  tx.run(sql.addToCalibration, {
    months: rows.map(({ month }) => month),
    tenths: rows.map(({ tenth }) => tenth),
    answers: rows.map(({ answers }) => answers),
    predicted: rows.map(({ predicted }) => predicted),
    credits: rows.map(({ credit }) => credit),
    squares: rows.map(({ squares }) => squares),
  })

export const deleteMeetings = (tx: Queries, ids: string[]): Promise<number> =>
  tx.run(sql.deleteMeetings, { ids })
