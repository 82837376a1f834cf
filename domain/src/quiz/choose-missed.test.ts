import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../random.ts'
import { chooseMissed, type SlipCandidate } from './choose-missed.ts'

const question = (id: string, slips: SlipCandidate['slips'] = {}): SlipCandidate => ({
  id,
  topic: 'Lenses',
  difficulty: 'Easy',
  slips,
})
const idsOf = (questions: readonly SlipCandidate[]) => questions.map(({ id }) => id).sort()
const choose = (
  ...[missed, others, answered = new Map(), most = 50]: Partial<Parameters<typeof chooseMissed>>
) => idsOf(chooseMissed(missed ?? [], others ?? [], answered, most, seededRandom(7)))

const sign = question('m1', { B: 'SIGN', C: 'UNIT' })

test('every missed question comes back, the skipped ones too', () =>
  assert.deepEqual(
    choose([
      { question: sign, chosen: 'B' },
      { question: question('m2'), chosen: undefined },
    ]),
    ['m1', 'm2'],
  ))

test('a wrong answer brings one other question in which the same slip can be made', () => {
  const others = [sign, question('s1', { D: 'SIGN' }), question('s2', { A: 'UNIT' }), question('s3')]
  assert.deepEqual(choose([{ question: sign, chosen: 'B' }], others), ['m1', 's1'])
  assert.deepEqual(choose([{ question: sign, chosen: 'C' }], others), ['m1', 's2'])
  assert.deepEqual(choose([{ question: sign, chosen: 'D' }], others), ['m1'], 'no slip is named')
  assert.deepEqual(choose([{ question: sign, chosen: undefined }], others), ['m1'], 'skipped')
})

test('two answers with the same slip bring two different questions', () => {
  const again = question('m2', { A: 'SIGN' })
  const others = [question('s1', { D: 'SIGN' }), question('s2', { D: 'SIGN' })]
  const missed = [
    { question: sign, chosen: 'B' as const },
    { question: again, chosen: 'A' as const },
  ]
  assert.deepEqual(choose(missed, others), ['m1', 'm2', 's1', 's2'])
  assert.deepEqual(choose(missed, others.slice(0, 1)), ['m1', 'm2', 's1'])
})

test('a sibling that was never met goes before one that was answered right', () => {
  const others = [question('s1', { D: 'SIGN' }), question('s2', { D: 'SIGN' })]
  const answered = new Map([['s1', { order: 1, wasCorrect: true }]])
  assert.deepEqual(choose([{ question: sign, chosen: 'B' }], others, answered), ['m1', 's2'])
})

test('there are never more than asked for, the missed ones first', () => {
  const missed = ['m1', 'm2', 'm3'].map((id) => ({
    question: question(id, { B: 'SIGN' }),
    chosen: 'B' as const,
  }))
  const others = [question('s1', { D: 'SIGN' }), question('s2', { D: 'SIGN' })]
  assert.deepEqual(choose(missed, others, new Map(), 2), ['m1', 'm2'])
  assert.equal(choose(missed, others, new Map(), 4).length, 4)
})
