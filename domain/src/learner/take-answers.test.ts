import assert from 'node:assert/strict'
import test from 'node:test'
import { addDays, type Day } from '../progress/periods.ts'
import type { Ability } from './abilities.ts'
import { startOfItem } from './estimate.ts'
import type { Outcome } from './learn.ts'
import type { Node } from './nodes.ts'
import { type GivenAnswer, type LearnerState, takeAnswers } from './take-answers.ts'

const day = '2026-11-24'
const newcomer = (): LearnerState => ({
  abilities: new Map(),
  answered: new Set(),
  cards: new Map(),
  mistakes: new Map(),
})
const given = (id: string, outcome: Outcome, changes: Partial<GivenAnswer> = {}): GivenAnswer => ({
  item: {
    id,
    subject: 'Physics',
    chapter: 'waves',
    topic: 'Beats',
    type: 'mcq',
    difficulty: startOfItem('Medium'),
  },
  outcome,
  option: outcome === 'skipped' ? null : 'B',
  hinted: false,
  guessed: false,
  codes: ['sign'],
  ...(outcome === 'wrong' && { code: 'sign' }),
  usual: 90,
  on: day,
  ...changes,
})

/** The whole state after answers, as it would be read again. */
function stateAfter(state: LearnerState, answers: readonly GivenAnswer[]): LearnerState {
  const taken = takeAnswers(state, answers)
  const known = state.abilities as ReadonlyMap<Node, Ability>
  return {
    abilities: new Map([...known, ...taken.changed]),
    answered: new Set([...state.answered, ...taken.answered]),
    cards: new Map([...state.cards, ...taken.cards]),
    mistakes: new Map([...state.mistakes, ...taken.mistakes]),
  }
}
const answersOf = (state: LearnerState): number => state.abilities.get('all')?.n ?? 0

test('a right answer moves four nodes and opens nothing', () => {
  const { changed, answered, cards, mistakes } = takeAnswers(newcomer(), [given('w1', 'right')])
  assert.deepEqual([...changed.keys()], ['all', 'sub:physics', 'ch:waves', 'tp:waves/Beats'])
  assert.deepEqual([answered, cards.size, mistakes.size], [['w1'], 0, 0])
})

test('a question that was skipped is first when it is answered; answered again it teaches nothing', () => {
  const skipped = stateAfter(newcomer(), [given('w1', 'skipped')])
  assert.equal(answersOf(skipped), 0)
  const answered = stateAfter(skipped, [given('w1', 'right'), given('w1', 'wrong')])
  assert.equal(answersOf(answered), 1)
  assert.equal(answersOf(stateAfter(answered, [given('w1', 'right')])), 1)
})

test('a wrong, a hinted and a guessed answer open the card of the topic; of a day the first one counts', () => {
  const wrong = stateAfter(newcomer(), [given('w1', 'wrong'), given('w2', 'right')])
  const card = wrong.cards.get('tp:waves/Beats')
  assert.deepEqual([card?.reps, card?.lastOn, card?.rightOn], [1, day, day])
  for (const how of [{ hinted: true }, { guessed: true }])
    assert.equal(takeAnswers(newcomer(), [given('w1', 'right', how)]).cards.size, 1)
  const later = stateAfter(wrong, [given('w3', 'right', { on: addDays(day, 3) })])
  assert.equal(later.cards.get('tp:waves/Beats')?.reps, 2)
})

test('a mistake is repaired on a later day and proven by another of its kind', () => {
  const on = (days: number): { on: Day } => ({ on: addDays(day, days) })
  let state = stateAfter(newcomer(), [given('w1', 'wrong'), given('w1', 'right')])
  const mistake = () => state.mistakes.get('w1')
  assert.deepEqual([mistake()?.code, mistake()?.lastOption, mistake()?.repairedOn], ['sign', 'B', null])
  state = stateAfter(state, [given('w1', 'right', on(1))])
  assert.equal(mistake()?.repairedOn, addDays(day, 1))
  state = stateAfter(state, [given('w2', 'right', { ...on(3), codes: ['units'] })])
  assert.equal(mistake()?.provenOn, null)
  state = stateAfter(state, [given('w2', 'right', on(3))])
  assert.equal(mistake()?.provenOn, addDays(day, 3))
})
