import type { Tally } from '@vikalp/domain/marking/mark-paper'
import type { ResultVersion } from '@vikalp/domain/marking/result-version'
import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'
import type { Own } from './sittings.store.ts'

const sql = loadSql(import.meta.url, 'insertResult', 'listResults', 'listFirstScores', 'listUncorrected')

export const TallyRow = z.object({
  right: z.int(),
  wrong: z.int(),
  blank: z.int(),
  dropped: z.int(),
  score: z.int(),
  highest: z.int(),
  lost: z.int(),
}) satisfies z.ZodType<Tally>

const ResultRow = TallyRow.extend({
  version: z.int(),
  keyState: z.int(),
  sections: z.array(TallyRow),
  reason: z.string(),
  questionId: z.string().nullable(),
  isKept: z.boolean(),
  madeAt: z.date(),
})
export type ResultRow = z.infer<typeof ResultRow>

export const insertResult = (
  db: Queries,
  { id, studentId }: Own,
  { sections, ...result }: ResultVersion & { questionId: string | null; madeAt: Date },
): Promise<number> =>
  db.run(sql.insertResult, { id, studentId, ...result, sections: JSON.stringify(sections) })

/** Every version, the first first. */
export const listResults = (db: Queries, { id, studentId }: Own): Promise<ResultRow[]> =>
  db.many(sql.listResults, { id, studentId }, ResultRow)

const ScoreRow = z.object({ studentId: z.string(), sittingId: z.string(), score: z.int() })

/** What everybody scored who has sat this part of the paper, each the first time. */
export const listFirstScores = (
  db: Queries,
  paper: { paperId: string; part: number },
): Promise<z.infer<typeof ScoreRow>[]> => db.many(sql.listFirstScores, paper, ScoreRow)

const OwnRow = z.object({ id: z.string(), studentId: z.string() })

type Uncorrected = { questionIds: string[]; states: number[]; after: Own | undefined; limit: number }

/** Sittings whose results have not seen these corrections, those after a known one. */
export const listUncorrected = (
  db: Queries,
  { questionIds, states, after, limit }: Uncorrected,
): Promise<Own[]> =>
  db.many(
    sql.listUncorrected,
    { questionIds, states, afterId: after?.id ?? null, afterStudentId: after?.studentId ?? null, limit },
    OwnRow,
  )
