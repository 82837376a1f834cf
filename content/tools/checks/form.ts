import { type Letter, letters, type QuestionForm, questionForms } from '@vikalp/domain/vocabulary'
import { type Bank, everyQuestion } from '../bank.ts'
import type { Remark } from '../finding.ts'
import { hasOptions, type Question } from '../question-file.ts'
import { asksForOrder, shownForm } from '../question-form.ts'
import { isUneven, keyShares } from './key-balance.ts'

/** The form is the one that the text and the options show. Of an order the options need not show it. */
export function* form(question: Question): Iterable<string> {
  const shown = shownForm(question)
  if (question.form === shown || (question.form === 'order' && !shown && asksForOrder(question))) return
  yield `the form is ${question.form ?? 'not given'}, the question shows ${shown ?? 'none'}`
}

/** Their four options say which of two sentences are true and stand in a fixed order, so only other questions help. */
const dealtByTruth: readonly QuestionForm[] = ['assertion-reason', 'statements']

function* unevenForms(bank: Bank, forms: readonly QuestionForm[]): Iterable<Remark> {
  const questions = bank.chapters.flatMap((chapter) => chapter.questions)
  for (const form of forms) {
    const ofForm = questions.filter((question) => question.form === form)
    if (isUneven(ofForm))
      yield { id: 'bank', message: `${form}: keys A-D stand ${keyShares(ofForm).join('/')}` }
  }
}

/** A form must not have a letter that is usually right. */
export const formBalance = (bank: Bank): Iterable<Remark> =>
  unevenForms(
    bank,
    questionForms.filter((form) => !dealtByTruth.includes(form)),
  )

export const truthBalance = (bank: Bank): Iterable<Remark> => unevenForms(bank, dealtByTruth)

/** With fewer matching questions a share means little. */
const enoughLists = 40
const mostOfOneSet = 0.12

/** No set of pairs such as P-3, Q-4, R-1, S-2 may be right so often that a guesser could learn it. */
export function* listSets(bank: Bank): Iterable<Remark> {
  const lists = bank.chapters
    .flatMap(everyQuestion)
    .filter(hasOptions)
    .filter(({ form }) => form === 'list-match')
  if (lists.length < enoughLists) return
  for (const [set, { length }] of Map.groupBy(lists, ({ options, answer }) => options[answer]))
    if (length / lists.length > mostOfOneSet)
      yield { id: 'bank', message: `${set} is right in ${length} of ${lists.length} matching questions` }
}

const pairsOf = (option: string): string[] => option.match(/[A-Z]\s*-\s*\d/g) ?? []

/**
 * Whoever takes for each row what most of the options say must not find the key without knowing a row: three exchanges
 * of two rows are seen through, two of them and both at once are not.
 */
export function* keyByVote({ form, options, answer }: Question): Iterable<string> {
  if (form !== 'list-match') return
  const all = Object.values(options).flatMap(pairsOf)
  const votes = (letter: Letter): number =>
    pairsOf(options[letter]).reduce((sum, pair) => sum + all.filter((other) => other === pair).length, 0)
  const others = letters.filter((letter) => letter !== answer).map(votes)
  if (votes(answer) > Math.max(...others)) yield 'each row of the key is what most of the options say'
}

/** Whether the two lists of a matching question are drawn as a table. */
export const hasTable = ({ text }: Question): boolean => /^\|.*\|\n\|[\s:|-]+\|$/m.test(text)
