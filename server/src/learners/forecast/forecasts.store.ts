import type { Pair } from '@vikalp/domain/learner/forecast/learn-from-papers'
import type { Forecast } from '@vikalp/domain/learner/forecast/marks-band'
import type { Day } from '@vikalp/domain/progress/periods'
import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'storeForecast', 'listTaken', 'listNewestPairs', 'pairForecast')

type MadeForecast = Forecast & {
  studentId: string
  template: string
  day: Day
  madeAt: Date
  answers: number
  widening: number
  expected: number
}

export const storeForecast = (db: Queries, forecast: MadeForecast): Promise<number> =>
  db.run(sql.storeForecast, forecast)

const BandRow = { mean: z.int(), low: z.int(), high: z.int() }

const TakenRow = z.object({
  ...BandRow,
  template: z.string(),
  day: z.string(),
  expected: z.number(),
  sittingId: z.string(),
  score: z.int(),
  right: z.int(),
  questions: z.int(),
})
export type TakenRow = z.infer<typeof TakenRow>

/** A student's forecasts after which a paper was taken, the newest paper first. */
export const listTaken = (db: Queries, studentId: string): Promise<TakenRow[]> =>
  db.many(sql.listTaken, { studentId }, TakenRow)

const PairRow = z.object({ ...BandRow, widening: z.number(), score: z.int() })

/** Forecasts as they were before they were widened, and the marks of the papers after them; the oldest first. */
export async function listNewestPairs(db: Queries, most: number): Promise<Pair[]> {
  const rows = await db.many(sql.listNewestPairs, { most }, PairRow)
  return rows.toReversed().map(({ mean, low, high, widening, score }) => ({
    forecast: { mean, low: mean - (mean - low) / widening, high: mean + (high - mean) / widening },
    actual: score / 4,
  }))
}

type TakenPaper = { studentId: string; id: string; template: string; parts: number; now: Date }

/** Compares a paper of so many parts, whose result is out, with the forecast before it; nothing where there was none. */
export const pairForecast = (tx: Queries, paper: TakenPaper): Promise<number> =>
  tx.run(sql.pairForecast, paper)
