import { correctedKey } from '@vikalp/domain/marking/key-correction'
import type { AnsweredQuestion } from '@vikalp/domain/marking/mark-paper'
import type { QuestionKey, Response } from '@vikalp/domain/marking/mark-question'
import type { QuestionType } from '@vikalp/domain/vocabulary'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import type { KeyRow } from '../tests/set-test.store.ts'
import { testKey } from '../tests/set-test.ts'
import type { PaperPart } from './paper-part.ts'

/** How many corrections of keys there are. */
export const keyStateOf = ({ corrections }: QuestionBank): number => corrections.length

/** A question with its key after so many corrections. One that was withdrawn is dropped. */
export function keyOf(
  bank: QuestionBank,
  id: string,
  type: QuestionType,
  keyState = keyStateOf(bank),
): QuestionKey {
  const corrected = correctedKey(bank.corrections, id, keyState)
  if (corrected && isOfType(corrected, type)) return corrected
  const question = bank.find(id)
  if (type === 'mcq') return question ? { kind: 'letters', right: [question.answer] } : { kind: 'dropped' }
  const number = bank.findNumeric(id)?.answer
  if (number) return { kind: 'numbers', right: [number] }
  const typed = question?.typed
  return typed
    ? { kind: 'numbers', right: [{ value: typed.value, decimals: 0, tolerance: 0 }] }
    : { kind: 'dropped' }
}

/** Letters say nothing of a question that was asked without its options. */
const isOfType = ({ kind }: QuestionKey, type: QuestionType): boolean =>
  kind === 'dropped' || kind === 'all-right' || (kind === 'letters') === (type === 'mcq')

type KeysThen = {
  /** After so many corrections of the bank. */
  keyState?: number | undefined
  /** By the teacher of a test. */
  corrected?: readonly KeyRow[] | undefined
}

export const answeredQuestions = (
  bank: QuestionBank,
  { questionIds, hall }: PaperPart,
  responses: readonly Response[],
  { keyState = keyStateOf(bank), corrected = [] }: KeysThen = {},
): AnsweredQuestion[] =>
  questionIds.map((id, place) => {
    const correction = corrected.find(({ questionId }) => questionId === id)
    return {
      section: hall.sections[place] ?? 0,
      key: correction ? testKey(correction) : keyOf(bank, id, hall.types[place] ?? 'mcq', keyState),
      response: responses[place] ?? null,
    }
  })
