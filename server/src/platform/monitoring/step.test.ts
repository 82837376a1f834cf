import assert from 'node:assert/strict'
import test from 'node:test'
import { step } from './step.ts'

test('a step that lasts gives signs of life and ends with its time', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const lines: string[] = []
  const work = Promise.withResolvers<number>()
  const done = step(
    'Starting the database',
    () => work.promise,
    (line: string) => void lines.push(line),
  )
  t.mock.timers.tick(3000)
  work.resolve(7)
  assert.equal(await done, 7)
  t.mock.timers.tick(9000)
  assert.deepEqual(
    lines.map((line) => line.replaceAll(/[\d.]+ s/g, '_ s')),
    ['Starting the database ... _ s', 'Starting the database ... _ s', 'Starting the database: done in _ s'],
  )
})

test('a step that fails is not said to be done', async () => {
  const lines: string[] = []
  const failing = step(
    'Building',
    () => Promise.reject(new Error('no room')),
    (line: string) => void lines.push(line),
  )
  await assert.rejects(failing, /no room/)
  assert.deepEqual(lines, [])
})
