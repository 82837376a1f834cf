import pg from 'pg'
import { startQuiz, submitQuiz } from '../server/src/testing/take-quiz.ts'
import { testApp } from '../server/src/testing/test-app.ts'
import type { Measurement } from './measurement.ts'

/** How many statements does one submit send to the database, including the check of the token? */
export async function measureSubmitRoundTrips(): Promise<Measurement[]> {
  const server = await testApp()
  const call = server.as(await server.signUp('student'))
  const quiz = await startQuiz(call)
  let statements = 0
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
    statements++
    return Reflect.apply(query, this, args)
  } as typeof query // it only counts and changes nothing
  await submitQuiz(call, quiz)
  pg.Client.prototype.query = query
  await server.close()
  return [{ name: 'database round trips of a submit', value: statements }]
}
