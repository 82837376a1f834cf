import { createHash } from 'node:crypto'
import { sittingLimits } from '@vikalp/domain/limits'
import type { SittingEvent } from '@vikalp/domain/sitting/event'
import { type SittingState, sittingActions, sittingStates } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'
import type { Own } from './sittings.store.ts'

const sql = loadSql(import.meta.url, 'storeBatch', 'listRanges', 'listBatches', 'forgetLeaves', 'deleteActs')

type NewBatch = Own & { pageId: string; page: number; events: readonly SittingEvent[]; now: Date }

const StoredRow = z.object({ state: z.enum(sittingStates), stored: z.int() })

/**
 * The state of the sitting once the batch is stored, and whether it was new. None where the sitting holds as much as one
 * may.
 */
export async function storeBatch(
  db: Queries,
  { id, studentId, pageId, page, events, now }: NewBatch,
): Promise<{ state: SittingState; isNew: boolean } | undefined> {
  const written = JSON.stringify(events)
  const row = await db.maybeOne(
    sql.storeBatch,
    {
      id,
      studentId,
      pageId,
      page,
      digest: createHash('sha256').update(written).digest(),
      fromSeq: events[0]?.seq ?? 0,
      toSeq: events.at(-1)?.seq ?? 0,
      events: written,
      now,
      acts: events.length,
      mostBatches: sittingLimits.batches,
      mostActs: sittingLimits.acts,
    },
    StoredRow,
  )
  return row && { state: row.state, isNew: row.stored > 0 }
}

const RangeRow = z.object({ from: z.int(), to: z.int() })

/** The numbers that have come of a page, by their beginnings. */
export const listRanges = (
  db: Queries,
  { id, studentId }: Own,
  page: number,
): Promise<z.infer<typeof RangeRow>[]> => db.many(sql.listRanges, { id, studentId, page }, RangeRow)

const EventRow = z.object({
  seq: z.int(),
  k: z.enum(sittingActions),
  q: z.int().optional(),
  v: z.string().optional(),
  t: z.number(),
})
export const BatchRow = z.object({ page: z.int(), events: z.array(EventRow) })

/** In the order of their coming. */
export const listBatches = (db: Queries, { id, studentId }: Own): Promise<z.infer<typeof BatchRow>[]> =>
  db.many(sql.listBatches, { id, studentId }, BatchRow)

/** When the page was left, in sittings that were closed before; the other acts stay. */
export const forgetLeaves = (db: Queries, before: Date): Promise<number> =>
  db.run(sql.forgetLeaves, { before })

/** The acts of sittings that were closed before; what came of them stays. */
export const deleteActs = (db: Queries, before: Date): Promise<number> => db.run(sql.deleteActs, { before })
