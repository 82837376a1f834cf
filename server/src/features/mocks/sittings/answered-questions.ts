import type { AnsweredQuestion } from '@vikalp/domain/marking/mark-paper'
import type { QuestionKey, Response } from '@vikalp/domain/marking/mark-question'
import type { QuestionType } from '@vikalp/domain/vocabulary'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import type { PaperPart } from './paper-part.ts'

/** The corrections of keys that the bank has seen; there are none yet. */
export const keyState = 0

/** A question with its key as it stands. One that was withdrawn is dropped. */
export function keyOf(bank: QuestionBank, id: string, type: QuestionType): QuestionKey {
  const question = bank.find(id)
  if (type === 'mcq') return question ? { kind: 'letters', right: [question.answer] } : { kind: 'dropped' }
  const number = bank.findNumeric(id)?.answer
  if (number) return { kind: 'numbers', right: [number] }
  const typed = question?.typed
  return typed
    ? { kind: 'numbers', right: [{ value: typed.value, decimals: 0, tolerance: 0 }] }
    : { kind: 'dropped' }
}

export const answeredQuestions = (
  bank: QuestionBank,
  { questionIds, hall }: PaperPart,
  responses: readonly Response[],
): AnsweredQuestion[] =>
  questionIds.map((id, place) => ({
    section: hall.sections[place] ?? 0,
    key: keyOf(bank, id, hall.types[place] ?? 'mcq'),
    response: responses[place] ?? null,
  }))
