import { notFound } from '#platform/problem.ts'
import type { Outcome, SittingRow } from './sittings.store.ts'

export type BegunSitting = SittingRow & { beganAt: Date; endsAt: Date; lastSeenAt: Date }

export const hasBegun = (row: SittingRow): row is BegunSitting =>
  row.beganAt !== null && row.endsAt !== null && row.lastSeenAt !== null

export type ClosedRow = BegunSitting & {
  closedAt: Date
  closedBy: NonNullable<SittingRow['closedBy']>
  responses: NonNullable<SittingRow['responses']>
  receipt: string
  outcome: Outcome
}

export const isClosed = (row: SittingRow): row is ClosedRow =>
  hasBegun(row) &&
  row.closedAt !== null &&
  row.closedBy !== null &&
  row.responses !== null &&
  row.receipt !== null &&
  row.outcome !== null

export function requireSitting(row: SittingRow | undefined): SittingRow {
  if (!row) throw notFound('The sitting')
  return row
}

/** How long a candidate had: up to the end, or until it was handed in, which may be in the moments of grace after it. */
export const lengthOf = (
  { beganAt, endsAt }: Pick<BegunSitting, 'beganAt' | 'endsAt'>,
  handedInAt = endsAt,
): number => Math.min(handedInAt.getTime(), endsAt.getTime()) - beganAt.getTime()
