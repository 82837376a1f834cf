import { quizContract } from '@vikalp/contract/quiz'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/serve.ts'
import type { QuizDeps } from './quiz-deps.ts'
import { readResult } from './read-result.ts'
import { saveAnswer } from './save-answer.ts'
import { startQuiz } from './start-quiz.ts'
import { submitQuiz } from './submit-quiz.ts'

/** Only HTTP: no rules and no SQL in this file. */
export function quizRoutes(app: FastifyInstance, deps: Omit<QuizDeps, 'db'>): void {
  serve(app, quizContract.start, ({ caller, db, body }) => startQuiz({ ...deps, db }, caller.userId, body))
  serve(app, quizContract.saveAnswer, ({ caller, db, body }) =>
    saveAnswer({ ...deps, db }, caller.userId, body),
  )
  serve(app, quizContract.submit, ({ caller, db, body }) => submitQuiz({ ...deps, db }, caller.userId, body))
  serve(app, quizContract.result, ({ caller, db, params }) =>
    readResult({ ...deps, db }, caller.userId, params.attemptId),
  )
}
