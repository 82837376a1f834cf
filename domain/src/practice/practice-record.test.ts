import assert from 'node:assert/strict'
import test from 'node:test'
import { practiceRecord } from './practice-record.ts'
import { estimateSkill } from './skill-estimate.ts'

const items = new Map([
  ['w1', { chapter: 'waves', topic: 'Beats', difficulty: 'Easy' as const }],
  ['w2', { chapter: 'waves', topic: 'Doppler effect', difficulty: 'Hard' as const }],
  ['g1', { chapter: 'gravitation', topic: 'Orbits', difficulty: 'Medium' as const }],
])
const find = (id: string) => items.get(id)
const newest = { questionIds: ['w1', 'g1'], chosen: 'AB', key: 'AA' }
const oldest = { questionIds: ['w1', 'w2'], chosen: 'B-', key: 'AC' }

test('only the first answer to each question counts for the skill; skipped and withdrawn questions do not', () => {
  const withdrawn = { questionIds: ['gone'], chosen: 'A', key: 'A' }
  const { skill } = practiceRecord('waves', { attempts: [newest, oldest, withdrawn], met: [] }, find)
  const firsts = [
    { difficulty: 'Easy' as const, inChapter: true, wasCorrect: false },
    { difficulty: 'Medium' as const, inChapter: false, wasCorrect: false },
  ]
  assert.deepEqual(skill, estimateSkill(firsts))
})

test('the last topic and result are those of the last question of this chapter, not of another', () => {
  const { lastTopic, lastWasWrong } = practiceRecord('waves', { attempts: [newest, oldest], met: [] }, find)
  assert.deepEqual([lastTopic, lastWasWrong], ['Beats', false])
  assert.equal(
    practiceRecord('gravitation', { attempts: [newest, oldest], met: [] }, find).lastWasWrong,
    true,
  )
})

test('a skipped question counts as seen, as in a quiz', () =>
  assert.deepEqual(practiceRecord('waves', { attempts: [oldest], met: [] }, find).answered.get('w2'), {
    order: 0,
    wasCorrect: false,
  }))

test('a question met before these attempts was seen longer ago than any of them', () => {
  const { answered } = practiceRecord('waves', { attempts: [oldest], met: ['w1', 'w3'] }, find)
  assert.deepEqual(
    ['w3', 'w1'].map((id) => answered.get(id)?.order),
    [-1, 0],
  )
})

test('a new student has answered nothing', () =>
  assert.deepEqual(practiceRecord('waves', { attempts: [], met: [] }, find), {
    skill: { skill: 0, offset: 0 },
    answered: new Map(),
    lastTopic: undefined,
    lastWasWrong: false,
  }))
