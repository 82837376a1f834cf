import assert from 'node:assert/strict'
import test from 'node:test'
import { loadBank } from '../../server/src/question-bank/load-bank.ts'
import { replayForecast } from './forecast.ts'
import { replayLearners } from './learners.ts'
import { replayMemory } from './memory.ts'
import { type Replay, replayLines } from './replay.ts'

const bank = loadBank()
const [first, second] = bank.ofChapter('kinematics')
const at = '2026-11-24T06:00:00Z'

async function replayed(
  lines: readonly string[],
  replay: Replay = replayLearners(bank),
): Promise<Record<string, unknown>[]> {
  let written = ''
  await replayLines(replay, lines, async (text) => {
    written += text
  })
  return written
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}
const event = (item: string | undefined, x: number): string => JSON.stringify({ student: 'a', item, x, at })

test('a line of answer for every event, and at the end every node of the student and every item', async () => {
  const lines = await replayed([event(first?.id, 1), event(second?.id, 0)])
  assert.deepEqual(
    lines.slice(0, 2).map((line) => Object.keys(line)),
    [['p'], ['p']],
  )
  const nodes = lines.slice(2).map(({ node }) => node)
  assert.ok(
    ['all', 'sub:physics', 'ch:kinematics', `item:${first?.id}`].every((node) => nodes.includes(node)),
  )
})

test('an answer to the same question again has its probability and changes nothing', async () => {
  const once = await replayed([event(first?.id, 1)])
  const twice = await replayed([event(first?.id, 1), event(first?.id, 0)])
  assert.deepEqual(twice.slice(2), once.slice(1))
})

test('a question that the bank does not have, and a line that is no event, are named by their line', async () => {
  await assert.rejects(replayed([event(first?.id, 1), event('none-0001', 1)]), /^Error: line 2: .*none-0001/)
  await assert.rejects(replayed([event(first?.id, 2)]), /^Error: line 1:/)
})

test('a forecast comes at the end, one for each student, within the marks of the paper', async () => {
  const replay = replayForecast(bank, ['neet-ug-2027'])
  const [forecast, ...others] = await replayed([event(first?.id, 1), event(second?.id, 0)], replay)
  assert.deepEqual([forecast?.student, others], ['a', []])
  const { low, mean, high } = forecast ?? {}
  assert.ok(-180 <= Number(low) && Number(low) < Number(mean))
  assert.ok(Number(mean) < Number(high) && Number(high) <= 720)
})

test('a template that does not exist is named with those that do', () =>
  assert.throws(() => replayForecast(bank, ['upsc']), /upsc.*neet-ug-2027/))

test('a day of cards is answered by its reviews, within the cap', async () => {
  const cards = ['a', 'b', 'c'].map((id) => ({ id, topic: id, stability: 2, difficulty: 5, elapsed: 4 }))
  const dayOf = (cap: number, left: number): string =>
    JSON.stringify({ student: 's', day: 1, left, cap, cards })
  assert.deepEqual(await replayed([dayOf(2, 10), dayOf(5, 0)], replayMemory()), [
    { reviews: ['a', 'b'] },
    { reviews: [] },
  ])
})
