import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answersOf } from '#attempts/attempt.ts'
import { type AttemptStore, createAttemptStore } from '#attempts/attempt-store.ts'
import { createDeviceStore } from '#platform/device-store.ts'
import { sampleAttempt } from '#testing/sample-attempt.ts'
import { RunningQuiz } from './running-quiz.ts'

/** One device with two tabs. */
function device() {
  const entries = new Map<string, string>()
  const area = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size
    },
  }
  const owner = () => 'asha'
  // Both tabs share one store here, so its own notifications replace the events between real tabs.
  const quiet = { ...createDeviceStore(() => area, owner), subscribe: () => () => undefined }
  const store = createAttemptStore(quiet, owner)
  const { quizId } = store.open(sampleAttempt(), new Date(0))
  return { store, stored: () => store.findRecord(quizId) ?? sampleAttempt() }
}

const tab = (store: AttemptStore) => new RunningQuiz(sampleAttempt(), store, () => 1)

test('an answer is on the device before the screen is notified', () => {
  const { store, stored } = device()
  const quiz = tab(store)
  const seen: unknown[] = []
  const stop = quiz.subscribe(() => seen.push(answersOf(stored())))
  quiz.dispatch({ type: 'setAnswer', questionId: 'opt-0002', option: 3 })
  assert.deepEqual(seen, [{ 'opt-0002': 3 }])
  stop()
  quiz.dispatch({ type: 'clearAnswer', questionId: 'opt-0002' })
  assert.equal(seen.length, 1)
})

test('an answer given in another tab appears, and the question on this screen stays', () => {
  const { store } = device()
  const [here, there] = [tab(store), tab(store)]
  here.subscribe(() => undefined)
  here.dispatch({ type: 'setCurrentQuestion', index: 1 })
  there.dispatch({ type: 'setCurrentQuestion', index: 2 })
  there.dispatch({ type: 'setAnswer', questionId: 'opt-0003', option: 1 })

  assert.deepEqual(answersOf(here.state()), { 'opt-0003': 1 })
  assert.equal(here.state().currentQuestionIndex, 1)
})

test('a tab that was not notified by the other does not undo its answers', () => {
  const { store, stored } = device()
  const [stale, other] = [tab(store), tab(store)]
  other.dispatch({ type: 'setAnswer', questionId: 'opt-0001', option: 2 })
  stale.dispatch({ type: 'setAnswer', questionId: 'opt-0002', option: 0 })
  assert.deepEqual(answersOf(stored()), { 'opt-0001': 2, 'opt-0002': 0 })
})

test('after a submission in another tab nothing can be changed here', () => {
  const { store, stored } = device()
  const [here, there] = [tab(store), tab(store)]
  there.dispatch({ type: 'finish' })
  here.dispatch({ type: 'setAnswer', questionId: 'opt-0001', option: 1 })
  assert.deepEqual(answersOf(stored()), {})
  assert.ok(here.state().finishedAt)
})

test('a reset can be undone', () => {
  const { store } = device()
  const quiz = tab(store)
  quiz.dispatch({ type: 'setAnswer', questionId: 'opt-0001', option: 1 })
  const before = quiz.state()
  quiz.dispatch({ type: 'reset' })
  assert.deepEqual(answersOf(quiz.state()), {})
  quiz.dispatch({ type: 'setQuizData', attempt: { ...before, round: quiz.state().round + 1 } })
  assert.deepEqual(answersOf(quiz.state()), { 'opt-0001': 1 })
})
