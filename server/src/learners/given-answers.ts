import type { GivenAnswer } from '@vikalp/domain/learner/take-answers'
import { usualSeconds } from '@vikalp/domain/plan/item-seconds'
import { indianDay } from '@vikalp/domain/progress/periods'
import { letters } from '@vikalp/domain/vocabulary'
import type { BankQuestion, QuestionBank } from '#question-bank/question-bank.ts'
import { codesOf, servedItem } from './learner-state.ts'
import type { ItemLevels } from './learners.store.ts'

/** An attempt as it is stored: a letter for each question in `chosen` and in `key`. */
type StoredAnswers = {
  questionIds: readonly string[]
  chosen: string
  key: string
  seconds: readonly number[] | null
  hinted: readonly string[]
  guessed: readonly string[]
  finishedAt: Date
}

/** The questions that practice knows: a number that was typed has no letter, and no question of practice. */
export const askedIn = (
  bank: QuestionBank,
  { questionIds, key }: Pick<StoredAnswers, 'questionIds' | 'key'>,
): BankQuestion[] => questionIds.flatMap((id, place) => (key[place] === '=' ? [] : (bank.find(id) ?? [])))

/** The answers of an attempt as the rules take them. */
export function givenAnswers(bank: QuestionBank, row: StoredAnswers, levels: ItemLevels): GivenAnswer[] {
  const { questionIds, chosen, key, seconds, hinted, guessed, finishedAt } = row
  const on = indianDay(finishedAt)
  const places = new Map(questionIds.map((id, place) => [id, place]))
  return askedIn(bank, row).map((question): GivenAnswer => {
    const place = places.get(question.id) ?? -1
    const option = letters.find((letter) => letter === chosen[place]) ?? null
    return {
      item: servedItem(question, levels),
      outcome: option === null ? 'skipped' : option === key[place] ? 'right' : 'wrong',
      option,
      hinted: hinted.includes(question.id),
      guessed: guessed.includes(question.id),
      codes: codesOf(question),
      code: option === null ? undefined : question.slips[option],
      seconds: seconds?.[place] || undefined,
      usual: usualSeconds(question.subject),
      on,
    }
  })
}
