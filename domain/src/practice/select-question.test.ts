import assert from 'node:assert/strict'
import test from 'node:test'
import type { Ability } from '../learner/abilities.ts'
import { startOfItem } from '../learner/estimate.ts'
import { learn } from '../learner/learn.ts'
import type { Node } from '../learner/nodes.ts'
import { seededRandom } from '../random.ts'
import { difficulties } from '../vocabulary.ts'
import { aimOf, type Candidate, isStruggling, type PracticeState, selectQuestion } from './select-question.ts'

const day = '2026-11-24'
/** Five topics with two items of each difficulty, the first of which asks to recall. */
const chapter: Candidate[] = difficulties.flatMap((label) =>
  Array.from(
    { length: 10 },
    (_, i): Candidate => ({
      id: `${label}-${i}`,
      subject: 'Physics',
      chapter: 'waves',
      topic: `Topic ${i % 5}`,
      type: 'mcq',
      difficulty: startOfItem(label),
      label,
      level: i < 5 ? 'recall' : 'apply',
      codes: i === 9 ? ['sign'] : [],
    }),
  ),
)
const newcomer: PracticeState = {
  abilities: new Map(),
  day,
  mode: 'build',
  recent: [],
  due: new Map(),
  mistakes: [],
  tallies: new Map(),
  isMixed: false,
}
const right = { topic: 'tp:waves/Topic 0', right: true }
const wrong = { topic: 'tp:waves/Topic 0', right: false }

test('the first ten questions of a newcomer are of three topics or more, none Hard among the first three', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const random = seededRandom(seed)
    const abilities = new Map<Node, Ability>()
    const asked: Candidate[] = []
    const recent: { topic: string; right: boolean }[] = []
    while (asked.length < 10) {
      const left = chapter.filter((one) => !asked.includes(one))
      const next = selectQuestion(left, { ...newcomer, abilities, recent }, random)?.question
      assert.ok(next)
      asked.push(next)
      const isRight = random() < 0.5
      const outcome = isRight ? 'right' : 'wrong'
      const { changed } = learn(abilities, [{ item: next, outcome, hinted: false, isFirst: true, on: day }])
      for (const [node, ability] of changed) abilities.set(node, ability)
      recent.push({ topic: `tp:waves/${next.topic}`, right: isRight })
    }
    assert.ok(new Set(asked.map(({ topic }) => topic)).size >= 3)
    assert.ok(asked.slice(0, 3).every(({ label }) => label !== 'Hard'))
  }
})

test('each mode has its aim, and two errors in a row warm up', () => {
  assert.deepEqual(
    (['build', 'warm-up', 'stretch'] as const).map((mode) => aimOf({ mode, recent: [wrong] })),
    [0.75, 0.85, 0.65],
  )
  assert.equal(aimOf({ mode: 'stretch', recent: [wrong, wrong] }), 0.85)
  assert.equal(aimOf({ mode: 'build', recent: [wrong, wrong, right] }), 0.75)
})

test('with five of ten right the hint is open and recall is preferred, with six not', () => {
  const five = Array.from({ length: 10 }, (_, i) => (i % 2 ? right : wrong))
  assert.equal(isStruggling({ recent: five }), true)
  assert.equal(isStruggling({ recent: [wrong, ...five.slice(1), right] }), false)
  assert.equal(isStruggling({ recent: five.slice(1) }), false)
  const easy = chapter.filter(({ label }) => label === 'Easy')
  const recent = five.map((one) => ({ ...one, topic: 'tp:optics/Lenses' }))
  const chosen = Array.from({ length: 50 }, (_, i) =>
    selectQuestion(easy, { ...newcomer, recent }, () => i / 50),
  )
  assert.ok(chosen.every((one) => one?.openHint && one.question.level === 'recall'))
})

const only = (id: string, changes: Partial<PracticeState>) =>
  selectQuestion(
    chapter.filter((one) => one.id === id),
    { ...newcomer, ...changes },
    () => 0,
  )?.why
const node = 'tp:waves/Topic 4'
const tally = (correct: number, answered: number) =>
  new Map([[node, { right: correct, answered, inPaper: { questions: 3, of: 45 } }]])
const mistake = { questionId: 'x', option: 'B', on: '2026-11-12', code: 'sign' }

test('a question has the first reason that applies, with the figures of its sentence', () => {
  const due = new Map([[node, { lastRightOn: '2026-11-15' }]])
  const everything = { due, mistakes: [mistake], isMixed: true, tallies: tally(1, 5) }
  assert.deepEqual(only('Easy-9', everything), { reason: 'repair', mistake, newNumbers: false })
  const own = { ...mistake, questionId: 'Easy-9' }
  assert.deepEqual(only('Easy-9', { ...everything, mistakes: [mistake, own] }), {
    reason: 'retry',
    mistake: own,
  })
  assert.deepEqual(only('Easy-4', everything), { reason: 'due', lastRightOn: '2026-11-15', days: 9 })
  const unknown = new Map([[node, {}]])
  assert.deepEqual(only('Easy-4', { due: unknown }), { reason: 'due' })
  assert.deepEqual(only('Easy-4', { due: unknown, tallies: tally(2, 5) }), { reason: 'due', wasRight: true })
  assert.deepEqual(only('Easy-3', everything), { reason: 'mixed' })
  assert.deepEqual(only('Easy-4', {}), { reason: 'new', topic: 'Topic 4' })
  assert.deepEqual(only('Easy-4', { tallies: tally(0, 2) }), {
    reason: 'measure',
    topic: 'Topic 4',
    answered: 2,
  })
  assert.deepEqual(only('Easy-4', { tallies: tally(4, 11) }), {
    reason: 'weak',
    topic: 'Topic 4',
    right: 4,
    answered: 11,
    inPaper: { questions: 3, of: 45 },
  })
  const level = only('Medium-4', { tallies: tally(4, 8) })
  assert.equal(level?.reason, 'level')
  assert.ok(level?.reason === 'level' && Math.abs(level.p - 0.625) < 1e-9)
})

test('a due topic is asked before others, and after an error what repairs it', () => {
  const asked = (changes: Partial<PracticeState>) =>
    new Set(
      Array.from(
        { length: 50 },
        (_, i) => selectQuestion(chapter, { ...newcomer, ...changes }, () => i / 50)?.question,
      ),
    )
  const due = asked({ due: new Map([[node, {}]]) })
  assert.ok([...due].filter((one) => one?.topic === 'Topic 4').length >= 4)
  const repairing = asked({ recent: [{ ...wrong, code: 'sign' }] })
  assert.ok([...repairing].some((one) => one?.id === 'Easy-9'))
  assert.ok([...asked({ recent: [wrong] })].every((one) => one?.topic !== 'Topic 0'))
})

test('nothing is selected from nothing', () =>
  assert.equal(
    selectQuestion([], newcomer, () => 0),
    undefined,
  ))
