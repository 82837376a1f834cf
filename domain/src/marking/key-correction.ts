import type { QuestionKey } from './mark-question.ts'

/**
 * A question whose key was changed: from what, to what, when and why. Corrections stand in the order in which they were made,
 * and none is ever taken out: how many a result has seen is its `keyState`.
 */
export type KeyCorrection = {
  questionId: string
  date: string
  from: QuestionKey
  to: QuestionKey
  reason: string
}

/** The key of a question once so many corrections have been made; none where it was never corrected. */
export function correctedKey(
  corrections: readonly KeyCorrection[],
  questionId: string,
  keyState: number,
): QuestionKey | undefined {
  const isOf = (correction: KeyCorrection): boolean => correction.questionId === questionId
  const made = corrections.slice(0, keyState).findLast(isOf)
  return made?.to ?? corrections.slice(keyState).find(isOf)?.from
}
