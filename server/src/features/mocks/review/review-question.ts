import type { SittingResult } from '@vikalp/contract/mocks/results'
import type { AnsweredQuestion } from '@vikalp/domain/marking/mark-paper'
import type { MarkedQuestion, QuestionKey } from '@vikalp/domain/marking/mark-question'
import { type ExamKey, letters, type QuestionType } from '@vikalp/domain/vocabulary'
import {
  type BankQuestion,
  type NumericQuestion,
  publicQuestion,
  type QuestionBank,
} from '#question-bank/question-bank.ts'
import type { PaperPart } from '../sittings/paper-part.ts'

type Reviewed = SittingResult['questions'][number]

/** The questions with their keys, in the order of the paper. One that was withdrawn says only that. */
export const reviewQuestions = (
  bank: QuestionBank,
  { questionIds, hall, template }: PaperPart,
  answered: readonly AnsweredQuestion[],
  marked: readonly MarkedQuestion[],
): Reviewed[] =>
  questionIds.flatMap((id, place): Reviewed[] => {
    const [asked, mark, type] = [answered[place], marked[place], hall.types[place]]
    const found = bank.find(id)
    const numeric = bank.findNumeric(id)
    if (!asked || !mark || !type || !(found || numeric)) return []
    const { section, response } = asked
    const question = found
      ? choiceOf(found, template.exam, type)
      : numeric && numberOf(numeric, template.exam)
    if (!question) return []
    return [{ section, response, ...mark, ...keyOf(type, asked.key, found, numeric), question }]
  })

function keyOf(
  type: QuestionType,
  key: QuestionKey,
  question: BankQuestion | undefined,
  numeric: NumericQuestion | undefined,
): Pick<Reviewed, 'right' | 'unit'> {
  if (type === 'mcq')
    return { right: key.kind === 'letters' ? [...key.right] : key.kind === 'all-right' ? [...letters] : [] }
  const unit = numeric?.html.unit ?? question?.typed?.html ?? ''
  if (key.kind !== 'numbers') return { right: [], unit }
  const printed = key.right.map((right) =>
    right === numeric?.answer ? numeric.answer.printed : String(right.value),
  )
  return { right: printed, unit }
}

/** Without its options where it was asked without them. */
function choiceOf(question: BankQuestion, exam: ExamKey, type: QuestionType): Reviewed['question'] {
  const { answer: _, options, spoken, html, ...asked } = publicQuestion(question, exam)
  const { options: shown, ...rendered } = html
  return type === 'mcq'
    ? { ...asked, options, spoken, html: { ...rendered, options: shown } }
    : { ...asked, html: rendered }
}

function numberOf(question: NumericQuestion, exam: ExamKey): Reviewed['question'] {
  const { id, subject, chapter, topic, text, difficulty, image, explanation, html } = question
  return {
    _id: id,
    exam,
    subject,
    chapter,
    topic,
    question: text,
    year: null, // rule 19: own questions carry no year
    difficulty,
    image,
    explanation,
    html: { question: html.question, explanation: html.explanation, notes: {} },
  }
}
