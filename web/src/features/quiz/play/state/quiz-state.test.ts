import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Attempt } from '#attempts/attempt.ts'
import { sampleAttempt } from '#testing/sample-attempt.ts'
import {
  answeredCount,
  checksEach,
  currentQuestion,
  isMarked,
  isUnderWay,
  openQuiz,
  type QuizAction,
  type QuizState,
  quizState,
  selectedOption,
} from './quiz-state.ts'

const play = (...actions: QuizAction[]): QuizState =>
  actions.reduce((state, action, i) => quizState(state, action, i + 1), openQuiz(sampleAttempt(), 0))

const answer = (questionId: string, option: number): QuizAction => ({ type: 'setAnswer', questionId, option })
const goTo = (index: number): QuizAction => ({ type: 'setCurrentQuestion', index })

test('a new quiz starts at the first question, which counts as seen', () => {
  const state = play()
  assert.equal(currentQuestion(state)?._id, 'opt-0001')
  assert.deepEqual(state.visited, ['opt-0001'])
  assert.equal(state.isCompleted, false)
})

test('a resumed attempt is at the question where it was left', () => {
  const attempt = sampleAttempt({ currentQuestionIndex: 2, visited: ['opt-0001'] })
  const state = openQuiz(attempt, 0)
  assert.equal(currentQuestion(state)?._id, 'opt-0003')
  assert.deepEqual(state.visited, ['opt-0001', 'opt-0003'])
})

test('an answer is still there after moving on and back', () => {
  const state = play(answer('opt-0001', 2), goTo(1))
  assert.equal(selectedOption(state, 'opt-0002'), null)
  assert.equal(selectedOption(quizState(state, goTo(0), 9), 'opt-0001'), 2)
})

test('moving stops at the first and at the last question', () => {
  assert.equal(play(goTo(-1)).currentQuestionIndex, 0)
  assert.equal(play(goTo(7)).currentQuestionIndex, 2)
})

test('a cleared answer is gone, and a later answer replaces it even when the clock went back', () => {
  const cleared = play(answer('opt-0001', 2), { type: 'clearAnswer', questionId: 'opt-0001' })
  assert.equal(selectedOption(cleared, 'opt-0001'), null)
  assert.equal(answeredCount(cleared), 0)

  const again = quizState(cleared, answer('opt-0001', 1), -500)
  assert.ok((again.answers['opt-0001']?.at ?? 0) > (cleared.answers['opt-0001']?.at ?? 0))
})

test('a mark is set and removed without changing the answer', () => {
  const marked = play(answer('opt-0001', 2), { type: 'setMark', questionId: 'opt-0001', isMarked: true })
  assert.equal(isMarked(marked, 'opt-0001'), true)
  assert.equal(selectedOption(marked, 'opt-0001'), 2)
  const off = quizState(marked, { type: 'setMark', questionId: 'opt-0001', isMarked: false }, 9)
  assert.equal(isMarked(off, 'opt-0001'), false)
})

test('the seconds of several intervals add up', () => {
  const stretch: QuizAction = { type: 'addSeconds', questionId: 'opt-0001', seconds: 4.5 }
  assert.equal(play(stretch, stretch).seconds['opt-0001'], 9)
})

test('a guess is of the option that is chosen, and the first look at a hint outlives a new start', () => {
  const guess = (isGuessed: boolean): QuizAction => ({
    type: 'setGuessed',
    questionId: 'opt-0001',
    isGuessed,
  })
  const look: QuizAction = { type: 'setHinted', questionId: 'opt-0001' }
  const guessed = play(look, answer('opt-0001', 2), guess(true), look)
  assert.equal(guessed.guessed?.['opt-0001']?.value, 2)
  assert.equal(quizState(guessed, guess(false), 9).guessed?.['opt-0001']?.value, null)
  const again = quizState(guessed, { type: 'reset' }, 9)
  assert.deepEqual([again.hinted, again.guessed], [{ 'opt-0001': 1 }, {}])
})

test('an answer that was checked stays as it is, also when the quiz starts again', () => {
  const check: QuizAction = { type: 'check', questionId: 'opt-0001' }
  assert.equal(play(check).checked, undefined, 'there is nothing to check yet')
  const hint: QuizAction = { type: 'setHinted', questionId: 'opt-0001' }
  const late: QuizAction = { type: 'addSeconds', questionId: 'opt-0001', seconds: 60 }
  const checked = play(
    answer('opt-0001', 2),
    answer('opt-0002', 1),
    check,
    answer('opt-0001', 3),
    hint,
    late,
    { type: 'clearAnswer', questionId: 'opt-0001' },
    { type: 'reset' },
  )
  assert.deepEqual(Object.keys(checked.answers), ['opt-0001'])
  assert.equal(checked.answers['opt-0001']?.value, 2)
  assert.deepEqual([checked.hinted, checked.seconds], [undefined, {}])
})

test('answers are checked in practice and in a retry of mistakes, and not as in the exam', () => {
  const checks = (changes: Partial<Attempt>) => checksEach(openQuiz(sampleAttempt(changes), 0))
  assert.deepEqual(
    [
      checks({}),
      checks({ practice: 'build' }),
      checks({ practice: 'exam-ready' }),
      checks({ mistakes: 'opt-0001' }),
    ],
    [false, true, false, true],
  )
})

test('finishing keeps the first time, completing keeps the score', () => {
  const finished = play({ type: 'finish' })
  assert.equal(quizState(finished, { type: 'finish' }, 99_999).finishedAt, finished.finishedAt)
  const completed = quizState(finished, { type: 'completeQuiz', score: 7 }, 9)
  assert.deepEqual([completed.isCompleted, completed.score], [true, 7])
})

test('what is handed in after the end of its clock was finished at the end; what is discarded has no answers', () => {
  const timed = openQuiz(sampleAttempt({ startedAt: new Date(0).toISOString(), allowed: 60 }), 0)
  const late = quizState(quizState(timed, answer('opt-0001', 2), 9_000), { type: 'finish' }, 999_000)
  assert.equal(late.finishedAt, new Date(60_000).toISOString())
  assert.equal(quizState(timed, { type: 'finish' }, 50_000).finishedAt, new Date(50_000).toISOString())
  const discarded = quizState(quizState(timed, answer('opt-0001', 2), 9_000), { type: 'discard' }, 50_000)
  assert.deepEqual([discarded.answers, discarded.isDiscarded], [{}, true])
  assert.equal(discarded.finishedAt, new Date(50_000).toISOString())
  const stays = quizState(late, { type: 'discard' }, 999_000)
  assert.deepEqual(stays, late, 'what was handed in stays')
})

test('reset starts a new round with the same questions and nothing done', () => {
  const state = play(answer('opt-0001', 2), goTo(2), { type: 'reset' })
  assert.equal(state.questions.length, 3)
  assert.deepEqual([state.round, state.currentQuestionIndex, state.answers], [1, 0, {}])
  assert.equal(state.isCompleted, false)
  assert.deepEqual(state.visited, ['opt-0001'])
})

test('only an attempt with an answer or a step in it is under way', () => {
  assert.equal(isUnderWay(play()), false)
  assert.equal(isUnderWay(play(answer('opt-0001', 0))), true)
  assert.equal(isUnderWay(play(goTo(1))), true)
})
