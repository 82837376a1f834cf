import type { StartedQuiz } from '@vikalp/contract/quiz'
import pg from 'pg'
import { dataOf, testApp } from '../server/src/testing/test-app.ts'
import type { Measurement } from './measurement.ts'

/** How many statements does one submit send to the database, the check of the token included? */
export async function measureSubmitRoundTrips(): Promise<Measurement[]> {
  const server = await testApp()
  const token = await server.signUp('student')
  const body = { exam: 'NEET', subject: 'Physics', chapters: ['kinematics'] }
  const started = await server.call('POST', '/api/quiz/start', { token, body })
  const { quizId, questions } = dataOf<StartedQuiz>(started.body)
  const answers = questions.map(({ _id }) => ({ questionId: _id, selectedOption: 'A' }))
  let statements = 0
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
    statements++
    return Reflect.apply(query, this, given)
  } as typeof query // only counts: what goes in and out is untouched
  const reply = await server.call('POST', '/api/quiz/submit-multiple', { token, body: { quizId, answers } })
  pg.Client.prototype.query = query
  await server.close()
  if (reply.status !== 200) throw new Error(`The submit answered ${reply.status}`)
  return [{ name: 'database round trips of a submit', value: statements }]
}
