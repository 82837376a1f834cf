import type { MarkedPaper, Tally } from './mark-paper.ts'

/** A sitting has one result after another; the newest counts, none is ever deleted. */
export type ResultVersion = Tally & {
  version: number
  /** Which corrections of the key it has seen. */
  keyState: number
  sections: Tally[]
  reason: string
  /** The corrected key would have given less; the marks stayed. */
  isKept: boolean
}

type Marking = { marked: MarkedPaper; keyState: number; reason: string; mayFall: boolean }

/** The next version; none where nothing has changed, so that a marking can be repeated. */
export function nextVersion(
  last: ResultVersion | undefined,
  { marked, keyState, reason, mayFall }: Marking,
): ResultVersion | undefined {
  if (last && keyState < last.keyState) return undefined
  const { questions: _, ...tally } = marked
  const isKept = last !== undefined && !mayFall && tally.score < last.score
  const score = isKept ? last.score : tally.score
  const next = { ...tally, score, version: (last?.version ?? 0) + 1, keyState, reason, isKept }
  return last && isSame(last, next) ? undefined : next
}

const isSame = (a: ResultVersion, b: ResultVersion): boolean =>
  a.keyState === b.keyState &&
  a.score === b.score &&
  a.right === b.right &&
  a.wrong === b.wrong &&
  a.blank === b.blank &&
  a.dropped === b.dropped
