import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Random, seededRandom } from '@vikalp/domain/random'
import { answersOf } from '#attempts/attempt.ts'
import { racingTabs } from '#testing/racing-tabs.ts'
import { sampleAttempt, sampleResult } from '#testing/sample-attempt.ts'
import type { QuizAction } from './quiz-state.ts'
import { RunningQuiz } from './running-quiz.ts'

const races = 200
const { quizId, questionIds } = sampleAttempt()

/** Two tabs with the same quiz. What they do and when they see what the other wrote is left to chance. */
function race(seed: number) {
  const random = seededRandom(seed)
  let now = 0
  const { stores, receive } = racingTabs(2)
  const tabs = stores.map((store) => {
    store.open(sampleAttempt(), new Date(0))
    const quiz = new RunningQuiz(sampleAttempt(), store, () => ++now)
    quiz.subscribe(() => undefined)
    return quiz
  })
  const settleDown = () => {
    for (let i = 0; i < 10_000; i++) if (![receive(0), receive(1)].includes(true)) return
    assert.fail('the tabs answer each other without end')
  }
  return { random, tabs, stores, receive, settleDown }
}

const pick = <T>(list: readonly T[], random: Random): T => {
  const picked = list[Math.floor(random() * list.length)]
  assert.ok(picked !== undefined)
  return picked
}

function anyAction(random: Random): QuizAction {
  const questionId = pick(questionIds, random)
  const option = pick([0, 1, 2, 3], random)
  return pick<QuizAction>(
    [
      { type: 'setAnswer', questionId, option },
      { type: 'setMark', questionId, isMarked: option > 1 },
      { type: 'addSeconds', questionId, seconds: option + 1 },
      { type: 'setCurrentQuestion', index: option },
    ],
    random,
  )
}

test('whatever two tabs do at the same time, no answer, mark or second is lost', () => {
  for (let seed = 1; seed <= races; seed++) {
    const { random, tabs, receive, settleDown } = race(seed)
    const answers: Record<string, number> = {}
    const marks: Record<string, boolean> = {}
    const seconds: Record<string, number> = {}
    for (let i = 0; i < 30; i++) {
      if (random() < 0.4) receive(pick([0, 1], random))
      const tab = pick(tabs, random)
      const action = anyAction(random)
      tab.dispatch(action)
      if (action.type === 'setAnswer') answers[action.questionId] = action.option
      if (action.type === 'setMark') marks[action.questionId] = action.isMarked
      for (const [id, spent] of Object.entries(tab.state().seconds))
        seconds[id] = Math.max(seconds[id] ?? 0, spent)
    }
    settleDown()
    for (const tab of tabs) {
      const { marked, seconds: counted } = tab.state()
      const marksThere = Object.fromEntries(Object.entries(marked).map(([id, { value }]) => [id, value]))
      assert.deepEqual(
        [answersOf(tab.state()), marksThere, counted],
        [answers, marks, seconds],
        `race ${seed}`,
      )
    }
  }
})

test('whatever the other tab stores while one submits, what was handed in and its result stand', () => {
  for (let seed = 1; seed <= races; seed++) {
    const { random, tabs, stores, receive, settleDown } = race(seed)
    const [submitting, other] = tabs
    assert.ok(submitting && other)
    const meanwhile = () => {
      for (let i = 0; i < 3; i++) {
        other.dispatch(anyAction(random))
        if (random() < 0.4) receive(pick([0, 1], random))
      }
    }
    submitting.dispatch(anyAction(random))
    meanwhile()
    submitting.dispatch({ type: 'finish' })
    const handedIn = answersOf(submitting.state())
    meanwhile()
    stores[0]?.settle(quizId, { result: sampleResult })
    meanwhile()
    settleDown()
    for (const store of stores) {
      const record = store.findRecord(quizId)
      assert.ok(record)
      assert.deepEqual(answersOf(record), handedIn, `race ${seed}`)
      assert.deepEqual(record.result, sampleResult, `race ${seed}`)
      assert.deepEqual([store.listOpen(), store.listWaiting()], [[], []], `race ${seed}`)
    }
  }
})
