import type { HallQuestion } from '@vikalp/contract/mocks/sittings'
import { perLetter } from '@vikalp/domain/quiz/per-letter'
import { type OptionOrders, optionShownAs } from '@vikalp/domain/sitting/option-letters'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import type { PaperPart } from './paper-part.ts'

/**
 * The questions as they are asked, built field by field: no answer, explanation, hint or note, and no difficulty. One that
 * was withdrawn keeps its place, and its marks go to everybody.
 */
export const hallQuestions = (
  bank: QuestionBank,
  { questionIds, hall }: PaperPart,
  orders: OptionOrders,
): HallQuestion[] =>
  questionIds.map((id, place): HallQuestion => {
    const type = hall.types[place] ?? 'mcq'
    const question = bank.find(id)
    const numeric = bank.findNumeric(id)
    const image = (question ?? numeric)?.image
    return {
      id,
      section: hall.sections[place] ?? 0,
      type,
      html: (question ?? numeric)?.html.question ?? '',
      ...(type === 'mcq' &&
        question && {
          options: perLetter((shown) => {
            const letter = optionShownAs(orders?.[place] ?? '', shown)
            return { html: question.html.options[letter], spoken: question.spoken[letter] }
          }),
        }),
      ...(type === 'numeric' && { unit: question?.typed?.html ?? numeric?.html.unit ?? '' }),
      ...(image && { image }),
    }
  })
