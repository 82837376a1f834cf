import assert from 'node:assert/strict'
import test from 'node:test'
import { practisedIn } from './practised.ts'
import { estimateSkill } from './skill-estimate.ts'

const items = new Map([
  ['w1', { chapter: 'waves', topic: 'Beats', difficulty: 'Easy' as const }],
  ['w2', { chapter: 'waves', topic: 'Doppler effect', difficulty: 'Hard' as const }],
  ['g1', { chapter: 'gravitation', topic: 'Orbits', difficulty: 'Medium' as const }],
])
const find = (id: string) => items.get(id)
const newest = { questionIds: ['w1', 'g1'], chosen: 'AB', key: 'AA' }
const oldest = { questionIds: ['w1', 'w2'], chosen: 'B-', key: 'AC' }

test('the first answer to each question makes the skill; what was skipped or withdrawn does not', () => {
  const withdrawn = { questionIds: ['gone'], chosen: 'A', key: 'A' }
  const { skill } = practisedIn('waves', [newest, oldest, withdrawn], find)
  const firsts = [
    { difficulty: 'Easy' as const, inChapter: true, wasCorrect: false },
    { difficulty: 'Medium' as const, inChapter: false, wasCorrect: false },
  ]
  assert.deepEqual(skill, estimateSkill(firsts))
})

test('the last question of the chapter gives its topic, whether it was right, and not one of another chapter', () => {
  const { lastTopic, lastWasWrong } = practisedIn('waves', [newest, oldest], find)
  assert.deepEqual([lastTopic, lastWasWrong], ['Beats', false])
  assert.equal(practisedIn('gravitation', [newest, oldest], find).lastWasWrong, true)
})

test('a skipped question was seen, here as in a quiz', () =>
  assert.deepEqual(practisedIn('waves', [oldest], find).answered.get('w2'), { order: 0, wasCorrect: false }))

test('a newcomer has answered nothing', () =>
  assert.deepEqual(practisedIn('waves', [], find), {
    skill: { skill: 0, offset: 0 },
    answered: new Map(),
    lastTopic: undefined,
    lastWasWrong: false,
  }))
