import type { NextPart } from '@vikalp/contract/mocks/sittings'
import type { PaperTemplate } from '@vikalp/domain/papers/template'

/** The part of a paper after one that was closed, while it can still be begun. */
export function nextPartOf(
  { sittings }: Pick<PaperTemplate, 'sittings'>,
  part: number,
  closedAt: Date,
  now: Date,
): NextPart {
  const next = sittings[part + 1]
  if (!next) return null
  const { title, startWithinHours: hours } = next
  if (hours === undefined) return { title, until: null }
  const until = new Date(closedAt.getTime() + hours * 3_600_000)
  return now < until ? { title, until: until.toISOString() } : null
}
