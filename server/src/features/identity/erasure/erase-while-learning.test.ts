import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { learnWaiting } from '#learners/learn-waiting.ts'
import { listVersions, markStale } from '#learners/learners.store.ts'
import { rebuildLearners } from '#learners/rebuild-learner.ts'
import { userIdOf } from '#testing/roster.ts'
import { inOrder } from '#testing/take-quiz.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { erasePerson } from './erase-person.ts'

let server: TestApp
before(async () => {
  server = await testApp({ CALL_LIMITS: 'off' })
})
after(() => server.close())

const now = new Date('2026-11-21T06:00:00Z')
const turns = 20

/** Each of some students is erased while something is learnt of all of them. */
async function whileErased(
  learn: (ids: string[]) => Promise<void>,
  ready?: (id: string) => Promise<unknown>,
) {
  for (let turn = 0; turn < turns; turn++) {
    const ids: string[] = []
    for (let n = 0; n < 3; n++) {
      const token = await server.signUp('student')
      await server.takeQuiz(token, { verdict: inOrder(5, 5) })
      ids.push(await userIdOf(server, token))
    }
    for (const id of ids) await ready?.(id)
    const [erased = ''] = ids.toReversed()
    const results = await Promise.all([
      learn(ids),
      erasePerson(server.db, erased, now),
      learn(ids.toReversed()),
    ])
    assert.equal(results[1], true)
    const left = await listVersions(server.db, ids)
    assert.deepEqual(
      left.map(({ isStale, isWaiting }) => [isStale, isWaiting]),
      [
        [false, false],
        [false, false],
      ],
    )
  }
}

test('a student is erased while quizzes teach, and neither waits for the other for ever', () =>
  whileErased((ids) => learnWaiting(server.db, server.bank, ids)))

test('so is one of whom what is believed is made anew', () =>
  whileErased(
    (ids) => rebuildLearners(server.db, server.bank, ids),
    (id) => markStale(server.db, id),
  ))
