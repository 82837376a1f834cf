import assert from 'node:assert/strict'
import test from 'node:test'
import { seededRandom } from '../random.ts'
import { orderQuestions } from './order-questions.ts'

const topics = (word: string) => [...word].map((topic, i) => ({ topic, i }))
const wordOf = (items: readonly { topic: string }[]): string => items.map(({ topic }) => topic).join('')

test('no two neighbours share a topic as long as none fills more than half', () => {
  for (let seed = 0; seed < 200; seed++)
    for (const word of ['aabb', 'aaab', 'aaabbbccc', 'aaaabbcd', 'aab', 'abcdefgh']) {
      const ordered = wordOf(orderQuestions(topics(word), seededRandom(seed)))
      assert.equal([...ordered].sort().join(''), [...word].sort().join(''))
      if (word !== 'aaab') assert.doesNotMatch(ordered, /(.)\1/, `seed ${seed}`)
    }
})

test('the first differs from the topic before', () => {
  for (let seed = 0; seed < 50; seed++)
    assert.notEqual(orderQuestions(topics('aabc'), seededRandom(seed), 'a')[0]?.topic, 'a')
})

test('orders differ from seed to seed', () =>
  assert.notEqual(
    wordOf(orderQuestions(topics('abcdefgh'), seededRandom(1))),
    wordOf(orderQuestions(topics('abcdefgh'), seededRandom(2))),
  ))
