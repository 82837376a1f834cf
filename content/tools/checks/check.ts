import type { Bank, BankChapter } from '../bank.ts'
import type { Remark } from '../finding.ts'
import {
  type AnyQuestion,
  isNumeric,
  type NumericQuestion,
  type Question,
  slipsOf,
} from '../question-file.ts'

/** A check of one question, or of what any question has, yields messages; a check of a chapter or the bank yields messages with a question's id. */
export type QuestionCheck = (question: Question, chapter: BankChapter, bank: Bank) => Iterable<string>
export type TextCheck = (question: AnyQuestion, chapter: BankChapter, bank: Bank) => Iterable<string>
export type NumericCheck = (question: NumericQuestion, chapter: BankChapter, bank: Bank) => Iterable<string>
export type ChapterCheck = (chapter: BankChapter, bank: Bank) => Iterable<Remark>
export type BankCheck = (bank: Bank) => Iterable<Remark>

/** The texts of a question by the name of their field. */
export function* textsOf(question: AnyQuestion): Iterable<[field: string, text: string]> {
  yield ['text', question.text]
  if (!isNumeric(question))
    for (const [letter, text] of Object.entries(question.options)) yield [`option ${letter}`, text]
  yield ['hint', question.hint]
  yield ['explanation', question.explanation]
  for (const { of, note } of slipsOf(question)) yield [`note ${of}`, note]
}
