import type { Random } from '@vikalp/domain/random'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import type { QuestionBank } from '#question-bank/question-bank.ts'

export type QuizDeps = { db: Db; bank: QuestionBank; clock: Clock; random: Random }
