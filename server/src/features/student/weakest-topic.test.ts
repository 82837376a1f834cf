import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { userIdOf } from '#testing/roster.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { findWeakestTopic } from './student.store.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

type Tally = [topic: string, correct: number, answered: number, chapter?: string]

/** Of a student with these answers. */
async function weakest(...tallies: Tally[]): Promise<string | undefined> {
  const studentId = await userIdOf(server, await server.signUp('student'))
  for (const [topic, correct, answered, chapter = 'optics'] of tallies)
    await server.db.run(
      {
        name: 'test.tally',
        text: `INSERT INTO student_topics (student_id, chapter, topic, answered, correct) VALUES ($1, $2, $3, $4, $5)`,
        parameters: ['studentId', 'chapter', 'topic', 'answered', 'correct'],
      },
      { studentId, chapter, topic, answered, correct },
    )
  return (await findWeakestTopic(server.db, { studentId, chapters: ['optics', 'waves'] }))?.topic
}

test('the weakest topic is the one with the lowest rate among those with three answers or more', async () =>
  assert.equal(await weakest(['Lenses', 2, 4], ['Mirrors', 1, 3], ['Prisms', 0, 2]), 'Mirrors'))

test('while no topic has three answers, all topics are compared', async () =>
  assert.equal(await weakest(['Lenses', 1, 2], ['Prisms', 0, 1]), 'Prisms'))

test('the one topic with three answers is the weakest of those that say something', async () =>
  assert.equal(await weakest(['Lenses', 3, 3], ['Prisms', 0, 2]), 'Lenses'))

test('among equal rates the topic with more answers comes first, then the first by chapter and name', async () => {
  assert.equal(await weakest(['Lenses', 1, 4], ['Mirrors', 2, 8]), 'Mirrors')
  assert.equal(await weakest(['Mirrors', 1, 4], ['Lenses', 1, 4]), 'Lenses')
  assert.equal(await weakest(['Beats', 1, 4, 'waves'], ['Lenses', 1, 4]), 'Lenses')
})

test('a topic of another chapter is left out, and before any answer there is no weakest topic', async () => {
  assert.equal(await weakest(['Orbits', 0, 9, 'gravitation'], ['Lenses', 3, 3]), 'Lenses')
  assert.equal(await weakest(['Orbits', 0, 9, 'gravitation']), undefined)
  assert.equal(await weakest(['Lenses', 0, 0]), undefined)
})
