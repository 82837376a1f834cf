import { letters } from '@vikalp/domain/vocabulary'
import type { Bank, BankChapter } from '../bank.ts'
import type { Question } from '../question-file.ts'

export function* distractorNotes(question: Question, _: BankChapter, bank: Bank): Iterable<string> {
  for (const letter of letters) {
    const slip = question.wrong[letter]
    if (letter === question.answer && slip) yield `wrong.${letter} stands on the key`
    if (letter !== question.answer && !slip) yield `wrong.${letter} is missing`
    if (slip && !Object.hasOwn(bank.misconceptions, slip.code))
      yield `wrong.${letter}: the code ${slip.code} is not known`
  }
}
