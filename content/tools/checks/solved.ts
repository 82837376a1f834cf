import type { Bank, BankChapter } from '../bank.ts'
import type { Question } from '../question-file.ts'
import { textHash } from '../solved.ts'

/** Somebody who had not seen the key reached the same answer from the current text. */
export function* solved(question: Question, _: BankChapter, bank: Bank): Iterable<string> {
  const solution = bank.solved.get(question.id)
  if (!solution) yield 'nobody has solved it yet'
  else if (solution.text !== textHash(question)) yield 'was changed since it was solved'
  else if (solution.answer !== question.answer)
    yield `${solution.by} answered ${solution.answer}, the key is ${question.answer}`
}
