import type { Marks } from '../papers/template.ts'
import type { AnswerVerdict, Letter } from '../vocabulary.ts'
import { isRightNumber, type NumericKey } from './grade-number.ts'
import { readNumber } from './read-number.ts'

/**
 * The key of a question as it stands: usually one answer; more after a challenge. All right: whoever attempted it gets
 * its marks. Dropped: everybody does. These are the rules of the National Testing Agency.
 */
export type QuestionKey =
  | { kind: 'letters'; right: readonly Letter[] }
  | { kind: 'numbers'; right: readonly NumericKey[] }
  | { kind: 'all-right' }
  | { kind: 'dropped' }

/** A letter or a number as it was typed; null is blank. */
export type Response = string | null

export type MarkedQuestion = { verdict: AnswerVerdict; quarters: number }

export function markQuestion(key: QuestionKey, response: Response, marks: Marks): MarkedQuestion {
  if (key.kind === 'dropped') return { verdict: 'dropped', quarters: marks.right }
  if (response === null) return { verdict: 'blank', quarters: marks.blank }
  const verdict = isRight(key, response) ? 'right' : 'wrong'
  return { verdict, quarters: marks[verdict] }
}

function isRight(key: Exclude<QuestionKey, { kind: 'dropped' }>, response: string): boolean {
  if (key.kind === 'all-right') return true
  if (key.kind === 'letters') return key.right.some((letter) => letter === response)
  const number = readNumber(response)
  return 'hundredths' in number && key.right.some((right) => isRightNumber(number.hundredths, right))
}
