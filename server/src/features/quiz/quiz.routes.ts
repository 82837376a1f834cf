import { quizContract } from '@vikalp/contract/quiz'
import type { Random } from '@vikalp/domain/random'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { serve } from '#platform/serve.ts'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import { keepAnswer } from './keep-answer.ts'
import { readHistory } from './read-history.ts'
import { readResult } from './read-result.ts'
import { startQuiz } from './start-quiz.ts'
import { submitQuiz } from './submit-quiz.ts'

export type QuizDeps = { db: Db; bank: QuestionBank; clock: Clock; random: Random }

/** HTTP in, HTTP out: no rules and no SQL in this file. */
export function quizRoutes(app: FastifyInstance, deps: QuizDeps): void {
  serve(app, quizContract.start, ({ caller, body }) => startQuiz(deps, caller.userId, body))
  serve(app, quizContract.saveAnswer, ({ caller, body }) => keepAnswer(deps, caller.userId, body))
  serve(app, quizContract.submit, ({ caller, body }) => submitQuiz(deps, caller.userId, body))
  serve(app, quizContract.result, ({ caller, params }) => readResult(deps, caller, params.attemptId))
  serve(app, quizContract.history, ({ caller, query }) => readHistory(deps, caller.userId, query.page))
}
