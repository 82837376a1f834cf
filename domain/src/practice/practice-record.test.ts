import assert from 'node:assert/strict'
import test from 'node:test'
import { practiceRecord } from './practice-record.ts'

const items = new Map([
  ['w1', { chapter: 'waves', topic: 'Beats', slips: { B: 'sign' } }],
  ['w2', { chapter: 'waves', topic: 'Doppler effect', slips: {} }],
  ['g1', { chapter: 'gravitation', topic: 'Orbits', slips: {} }],
])
const find = (id: string) => items.get(id)
const newest = { questionIds: ['w1', 'g1'], chosen: 'AB', key: 'AA' }
const oldest = { questionIds: ['w1', 'w2'], chosen: 'B-', key: 'AC' }

test('the last answers are those of the chapters, with the misconception; skipped and withdrawn questions have none', () => {
  const withdrawn = { questionIds: ['gone'], chosen: 'A', key: 'A' }
  const { recent } = practiceRecord(['waves'], { attempts: [newest, withdrawn, oldest], met: [] }, find)
  assert.deepEqual(recent, [
    { topic: 'tp:waves/Beats', right: false, code: 'sign' },
    { topic: 'tp:waves/Beats', right: true },
  ])
  const both = practiceRecord(['waves', 'gravitation'], { attempts: [newest, oldest], met: [] }, find)
  assert.deepEqual(both.recent.at(-1), { topic: 'tp:gravitation/Orbits', right: false })
})

test('of many answers ten are remembered', () => {
  const attempts = Array.from({ length: 12 }, () => newest)
  assert.equal(practiceRecord(['waves'], { attempts, met: [] }, find).recent.length, 10)
})

test('a skipped question counts as seen, as in a quiz', () =>
  assert.deepEqual(practiceRecord(['waves'], { attempts: [oldest], met: [] }, find).answered.get('w2'), {
    order: 0,
    wasCorrect: false,
  }))

test('a question met before these attempts was seen longer ago than any of them', () => {
  const { answered } = practiceRecord(['waves'], { attempts: [oldest], met: ['w1', 'w3'] }, find)
  assert.deepEqual(
    ['w3', 'w1'].map((id) => answered.get(id)?.order),
    [-1, 0],
  )
})

test('a new student has answered nothing', () =>
  assert.deepEqual(practiceRecord(['waves'], { attempts: [], met: [] }, find), {
    answered: new Map(),
    recent: [],
  }))
