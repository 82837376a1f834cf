import { startQuiz, submitQuiz } from '../server/src/testing/take-quiz.ts'
import { testApp } from '../server/src/testing/test-app.ts'
import type { Measurement } from './measurement.ts'
import { sentDuring } from './pgbench/sent-statements.ts'

/** How many statements does one submit send to the database, including the check of the token? */
export async function measureSubmitRoundTrips(): Promise<Measurement[]> {
  const server = await testApp()
  const call = server.as(await server.signUp('student'))
  const quiz = await startQuiz(call)
  const { length } = await sentDuring(() => submitQuiz(call, quiz))
  await server.close()
  return [{ name: 'database round trips of a submit', value: length }]
}
