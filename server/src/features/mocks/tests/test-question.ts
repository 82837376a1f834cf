import type { TestQuestion } from '@vikalp/contract/mocks/tests'
import { type PaperTemplate, sectionsOf } from '@vikalp/domain/papers/template'
import { letters } from '@vikalp/domain/vocabulary'
import { invalid } from '#platform/problem.ts'
import type { BankQuestion, NumericQuestion, QuestionBank } from '#question-bank/question-bank.ts'

/** A question with its key, as its teacher sees it. */
export function testQuestion(
  bank: QuestionBank,
  id: string,
  template: PaperTemplate,
  section: number,
): Omit<TestQuestion, 'metBy'> {
  const isTyped = sectionsOf(template)[section]?.type === 'numeric'
  const choice = bank.find(id)
  const numeric = bank.findNumeric(id)
  const question = choice ?? numeric
  if (!question) throw invalid('questionIds', `${id} is not in the bank`)
  const { difficulty, chapter, html, image } = question
  return {
    section,
    questionId: id,
    html: html.question,
    difficulty,
    chapter,
    ...(image && { image }),
    options:
      choice && !isTyped ? letters.map((letter) => ({ letter, html: choice.html.options[letter] })) : [],
    ...keyOf(choice, numeric, isTyped),
  }
}

function keyOf(
  choice: BankQuestion | undefined,
  numeric: NumericQuestion | undefined,
  isTyped: boolean,
): Pick<TestQuestion, 'right' | 'unit'> {
  if (numeric) return { right: [numeric.answer.printed], unit: numeric.html.unit }
  if (!choice) return { right: [] }
  if (!isTyped) return { right: [choice.answer] }
  return { right: choice.typed ? [String(choice.typed.value)] : [], unit: choice.typed?.html ?? '' }
}
