import assert from 'node:assert/strict'
import test from 'node:test'
import { seededRandom, shuffle } from '../random.ts'
import { difficulties } from '../vocabulary.ts'
import { abilityFor, abilityOn } from './abilities.ts'
import { above, startOfItem, successProbability } from './estimate.ts'
import { type Delivered, type LearnerAnswer, learn, levelAfter, rebuild, type ServedItem } from './learn.ts'

const item: ServedItem = {
  id: 'phy-kin-0001',
  subject: 'Physics',
  chapter: 'kinematics',
  topic: 'Projectile motion',
  type: 'mcq',
  difficulty: startOfItem('Medium'),
}
const on = '2026-11-24'
const answer = (changes: Partial<LearnerAnswer>): LearnerAnswer => ({
  item,
  outcome: 'right',
  hinted: false,
  isFirst: true,
  on,
  ...changes,
})
const near = (actual: readonly number[], expected: readonly number[]): void => {
  assert.equal(actual.length, expected.length)
  for (const [i, value] of expected.entries())
    assert.ok(Math.abs((actual[i] ?? Number.NaN) - value) < 1e-6, `${actual} is not ${expected}`)
}

test('before the first answer an Easy, a Medium and a Hard item are right with these probabilities', () =>
  near(
    difficulties.map((label) =>
      successProbability(above(abilityFor(new Map(), item, on), startOfItem(label)), 0.25),
    ),
    [0.767038, 0.625, 0.482962],
  ))

const nodes = ['all', 'sub:physics', 'ch:kinematics', 'tp:kinematics/Projectile motion']
const variances = [0.589598, 0.242309, 0.15685, 0.15685]

test('the first right answer raises the four nodes of the item and lowers its difficulty', () => {
  const { changed, meetings, predicted } = learn(new Map(), [answer({})])
  assert.deepEqual([...changed.keys()], nodes)
  near(predicted, [0.625])
  near(
    [...changed.values()].map(({ mean }) => mean),
    [0.157506, 0.061526, 0.039377, 0.039377],
  )
  near(
    [...changed.values()].map(({ variance }) => variance),
    variances,
  )
  near(
    meetings.map((meeting) => levelAfter(item.difficulty, meeting).mean),
    [-0.061526],
  )
})

test('the first wrong answer lowers them and makes the item harder', () => {
  const { changed, meetings } = learn(new Map(), [answer({ outcome: 'wrong' })])
  near(
    [...changed.values()].map(({ mean }) => mean),
    [-0.26251, -0.102543, -0.065628, -0.065628],
  )
  near(
    [...changed.values()].map(({ variance }) => variance),
    variances,
  )
  near(
    meetings.map((meeting) => levelAfter(item.difficulty, meeting).mean),
    [0.102543],
  )
})

test('right after a hint counts half: 0.125 below the expected 0.625 instead of 0.375 above', () => {
  const { changed } = learn(new Map(), [answer({ hinted: true })])
  near([changed.get('all')?.mean ?? 0], [-0.157506 / 3])
})

test('a hint does not soften a wrong answer', () =>
  assert.deepEqual(
    learn(new Map(), [answer({ outcome: 'wrong', hinted: true })]),
    learn(new Map(), [answer({ outcome: 'wrong' })]),
  ))

test('a skipped and a repeated item change nothing and still have their probability', () => {
  for (const silent of [answer({ outcome: 'skipped' }), answer({ isFirst: false })]) {
    const { changed, meetings, predicted } = learn(new Map(), [silent])
    assert.deepEqual([changed.size, meetings.length, predicted.length], [0, 0, 1])
  }
})

test('a number is not guessed: right one time in two at the start, and worth more', () => {
  const { changed, predicted } = learn(new Map(), [answer({ item: { ...item, type: 'numeric' } })])
  near(predicted, [0.5])
  assert.ok((changed.get('all')?.mean ?? 0) > 0.157506)
})

test('a quiz of ten topics of a chapter changes thirteen nodes', () => {
  const answers = Array.from({ length: 10 }, (_, i) =>
    answer({ item: { ...item, id: `${i}`, topic: `Topic ${i}` } }),
  )
  assert.equal(learn(new Map(), answers).changed.size, 13)
})

test('a topic and a chapter become unsure again by 0.002 a day, up to their start; the rest does not', () => {
  const { changed } = learn(new Map(), [answer({})])
  const later = (day: string) => nodes.map((_, i) => abilityOn(changed, [...changed.keys()][i] ?? 'all', day))
  near(
    later('2026-11-25').map(({ variance }) => variance),
    [0.589598, 0.242309, 0.15885, 0.15885],
  )
  near(
    later('2027-11-25').map(({ variance }) => variance),
    [0.589598, 0.242309, 0.16, 0.16],
  )
})

test('a rebuild gives the same in whatever order the answers were delivered', () => {
  const delivered = Array.from({ length: 40 }, (_, i): Delivered => {
    const served = { ...item, id: `q${i % 25}`, topic: `Topic ${i % 4}` }
    const day = `2026-11-${10 + Math.floor(i / 8)}`
    const outcome = i % 7 === 0 ? 'skipped' : i % 3 === 0 ? 'wrong' : 'right'
    const where = { at: `${day}T06:00:00Z`, attempt: `attempt ${Math.floor(i / 4)}`, place: i % 4 }
    return { item: served, outcome, hinted: i % 5 === 0, on: day, ...where }
  })
  const inOrder = rebuild(delivered)
  for (let seed = 1; seed <= 5; seed++)
    assert.deepEqual(rebuild(shuffle(delivered, seededRandom(seed))), inOrder)
  // 25 items, of which those whose only answers were skipped say nothing.
  const answered = new Set(delivered.filter(({ outcome }) => outcome !== 'skipped').map((d) => d.item.id))
  assert.equal(inOrder.changed.get('all')?.n, answered.size)
})
