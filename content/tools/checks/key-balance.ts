import { chapters } from '@vikalp/domain/catalogue/chapters'
import { examKeys, letters, subjectKeys } from '@vikalp/domain/vocabulary'
import type { Bank, BankChapter } from '../bank.ts'
import type { Remark } from '../finding.ts'
import { numericOptions } from '../quantities/numeric-options.ts'
import { hasOptions, type Question } from '../question-file.ts'
import { keyIsLongest } from './option-wording.ts'

/** With fewer questions the shares of the letters mean little. */
const enough = 40
/** Chi-square with three degrees of freedom, p = 0.01. */
const chiSquareLimit = 11.345

export const keyShares = (questions: readonly Question[]): number[] =>
  letters.map((letter) => questions.filter(({ answer }) => answer === letter).length)

export function* keyBalance({ chapter, questions }: BankChapter): Iterable<Remark> {
  const numeric = questions.filter((question) => numericOptions(question))
  for (const [what, group] of [
    ['keys', questions],
    ['keys of numeric questions', numeric],
  ] as const) {
    if (isUneven(group)) yield { id: chapter.key, message: `${what} A-D stand ${keyShares(group).join('/')}` }
  }
}

/** Whether a letter is right so often or so seldom that a guesser could learn it. */
export function isUneven(questions: readonly Question[]): boolean {
  if (questions.length < enough) return false
  const counts = keyShares(questions)
  const mean = questions.length / letters.length
  const chiSquare = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
  const shares = counts.map((count) => count / questions.length)
  return shares.some((share) => share < 0.18 || share > 0.32) || chiSquare > chiSquareLimit
}

export function* keyRuns({ questions }: BankChapter): Iterable<Remark> {
  let run = 0
  for (const [index, { id, answer }] of questions.entries()) {
    run = answer === questions[index - 1]?.answer ? run + 1 : 1
    if (run === 5) yield { id, message: `is the fifth question in a row with the key ${answer}` }
  }
}

export function* bankKeyBalance(bank: Bank): Iterable<Remark> {
  if (bank.chapters.length < chapters.length) return
  const questions = bank.chapters.flatMap((chapter) => chapter.questions)
  const counts = keyShares(questions)
  if (counts.some((count) => count / questions.length < 0.24 || count / questions.length > 0.26))
    yield { id: 'bank', message: `keys A-D stand ${counts.join('/')}, each letter needs 24 to 26 %` }
}

/** In the exam pool each subject's questions for an exam must not have a letter that is usually right. */
export function* poolKeyBalance(bank: Bank): Iterable<Remark> {
  for (const subject of subjectKeys)
    for (const exam of examKeys) {
      const group = bank.chapters
        .filter(({ chapter }) => chapter.subject === subject)
        .flatMap(({ pool }) => pool.filter(hasOptions))
        .filter(({ exams }) => exams.includes(exam))
      if (isUneven(group))
        yield {
          id: 'bank',
          message: `${subject} in the ${exam} pool: keys A-D stand ${keyShares(group).join('/')}`,
        }
    }
}

export function* longestKeys({ chapter, questions }: BankChapter): Iterable<Remark> {
  const longest = questions.filter(keyIsLongest)
  if (questions.length >= 10 && longest.length / questions.length > 0.35)
    yield {
      id: chapter.key,
      message: `the key is the longest option in ${longest.map(({ id }) => id).join(', ')}`,
    }
}
