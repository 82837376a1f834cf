import { quizContract } from '@vikalp/contract/quiz'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/serve.ts'
import type { QuizDeps } from './quiz-deps.ts'
import { readResult } from './read-result.ts'
import { saveAnswer } from './save-answer.ts'
import { startQuiz } from './start-quiz.ts'
import { submitQuiz } from './submit-quiz.ts'

/** HTTP in, HTTP out: no rules and no SQL in this file. */
export function quizRoutes(app: FastifyInstance, deps: QuizDeps): void {
  serve(app, quizContract.start, ({ caller, body }) => startQuiz(deps, caller.userId, body))
  serve(app, quizContract.saveAnswer, ({ caller, body }) => saveAnswer(deps, caller.userId, body))
  serve(app, quizContract.submit, ({ caller, body }) => submitQuiz(deps, caller.userId, body))
  serve(app, quizContract.result, ({ params }) => readResult(deps, params.attemptId))
}
