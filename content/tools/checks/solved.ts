import type { Bank, BankChapter } from '../bank.ts'
import type { AnyQuestion } from '../question-file.ts'
import { isKey, keyOf, textHash } from '../solved.ts'

/** Somebody who had not seen the key reached the same answer from the current text. */
export function* solved(question: AnyQuestion, _: BankChapter, bank: Bank): Iterable<string> {
  const solution = bank.solved.get(question.id)
  if (!solution) yield 'nobody has solved it yet'
  else if (solution.text !== textHash(question)) yield 'was changed since it was solved'
  else if (!isKey(question, solution.answer))
    yield `${solution.by} answered ${solution.answer}, the key is ${keyOf(question)}`
}
