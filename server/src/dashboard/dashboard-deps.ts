import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import type { QuestionBank } from '#question-bank/question-bank.ts'

export type DashboardDeps = { db: Db; bank: QuestionBank; clock: Clock }
