import assert from 'node:assert/strict'
import test from 'node:test'
import { seededRandom } from '@vikalp/domain/random'
import { HeldQuestions } from '#access/held-questions.ts'
import { WaitingLessons } from '#learners/waiting-lessons.ts'
import type { Db } from '#platform/db.ts'
import type { Statement } from '#platform/load-sql.ts'
import { userIdOf } from '#testing/roster.ts'
import { startQuiz } from '#testing/take-quiz.ts'
import { testApp } from '#testing/test-app.ts'
import { RecentAttempts } from './recent-attempts.ts'
import { submitQuiz } from './submit-quiz.ts'

test('a submit is two statements: the attempt, and everything that changes', async () => {
  const server = await testApp()
  try {
    const token = await server.signUp('student')
    const studentId = await userIdOf(server, token)
    const { quizId, questions } = await startQuiz(server.as(token), { count: 10 })
    const asked: string[] = []
    const count = (statement: Statement): Statement => {
      asked.push(statement.name)
      return statement
    }
    const counted: Db = {
      ...server.db,
      one: (statement, ...rest) => server.db.one(count(statement), ...rest),
      maybeOne: (statement, ...rest) => server.db.maybeOne(count(statement), ...rest),
      many: (statement, ...rest) => server.db.many(count(statement), ...rest),
      run: (statement, ...rest) => server.db.run(count(statement), ...rest),
      transaction: () => assert.fail('a transaction takes two more'),
    }
    const deps = {
      db: counted,
      bank: server.bank,
      clock: () => new Date('2026-11-21T06:10:00Z'),
      random: seededRandom(1),
      heldQuestions: new HeldQuestions(counted),
      recent: new RecentAttempts(counted),
      lessons: new WaitingLessons(),
    }
    const answers = questions.map(({ _id }, place) => ({
      questionId: _id,
      selectedOption: place % 2 ? ('A' as const) : ('B' as const),
    }))
    await submitQuiz(deps, studentId, { quizId, answers })
    assert.deepEqual(asked, ['quiz.findOwnAttempt', 'quiz.closeAttempt'])
  } finally {
    await server.close()
  }
})
