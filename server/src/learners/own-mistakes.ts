import type { Mistake } from '@vikalp/domain/revision/mistake'
import type { Db } from '#platform/db.ts'
import type { BankQuestion, QuestionBank } from '#question-bank/question-bank.ts'
import { listMistakes } from './learners.store.ts'
import { bringUpToDate } from './rebuild-learner.ts'

/** `keyWasWrong`: what was chosen is right by the key of today. */
export type OwnMistake = { mistake: Mistake; question: BankQuestion; keyWasWrong: boolean }

/** The mistakes of a student whose questions are in the bank, the newest first; none that `held` papers ask. */
export async function readMistakes(
  db: Db,
  bank: QuestionBank,
  studentId: string,
  held: { has(questionId: string): boolean },
): Promise<OwnMistake[]> {
  await bringUpToDate(db, bank, studentId)
  const mistakes = await listMistakes(db, studentId)
  return mistakes.flatMap(({ code, ...rest }): OwnMistake[] => {
    const mistake = { ...rest, ...(code && { code }) }
    const question = held.has(mistake.questionId) ? undefined : bank.find(mistake.questionId)
    return question ? [{ mistake, question, keyWasWrong: mistake.lastOption === question.answer }] : []
  })
}

export const isOpen = ({ mistake, keyWasWrong }: OwnMistake): boolean =>
  mistake.repairedOn === null && !keyWasWrong
