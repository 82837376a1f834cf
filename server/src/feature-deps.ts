import type { Random } from '@vikalp/domain/random'
import type { HeldQuestions } from '#access/held-questions.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import type { QuestionBank } from '#question-bank/question-bank.ts'

/** What a feature works with besides the request; `db` holds only the tables of the caller's tenant. */
export type FeatureDeps = {
  db: Db
  bank: QuestionBank
  clock: Clock
  random: Random
  heldQuestions: HeldQuestions
}
