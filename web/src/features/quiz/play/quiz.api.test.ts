import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { QueryClient } from '@tanstack/react-query'
import { attemptStore } from '#attempts/attempt-store.ts'
import { sendEarly } from '#platform/api/early-calls.ts'
import { installStorage } from '#testing/device-storage.ts'
import { sampleAttempt } from '#testing/sample-attempt.ts'
import { asStartedEarly, startedQuiz } from './quiz.api.ts'
import type { QuizEntry } from './state/choose-quiz.ts'
import { startOf, startPath } from './state/quiz-start.ts'

const { quizId, questions } = sampleAttempt()
const entry: QuizEntry = {
  testType: 'BOARD',
  subject: 'Biology',
  chapter: 'evolution',
  count: 0,
  quick: false,
  missedIn: '',
  assignmentId: '',
  practice: '',
  mistakes: '',
  today: '',
  fromChapters: false,
  quizId,
}

/** Starts the quiz on a server that has these questions; returns what was asked for and what is shown. */
async function start(t: TestContext, changes: Partial<QuizEntry>, given = questions) {
  installStorage()
  const asked: unknown[] = []
  t.mock.method(globalThis, 'fetch', async (_: unknown, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)))
    return Response.json({ data: { quizId, questions: given } })
  })
  const client = new QueryClient()
  t.after(() => client.clear())
  const shown = await client.fetchQuery(startedQuiz({ ...entry, ...changes }))
  return { asked, shown }
}

const usual = { exam: 'board', subject: 'BIO', chapters: ['evolution'], quizId }

test('a usual quiz of a chapter names nothing but the chapter', async (t) =>
  assert.deepEqual((await start(t, {})).asked, [usual]))

test('another length, a quick quiz and what was missed are named', async (t) => {
  assert.deepEqual((await start(t, { count: 1 })).asked, [{ ...usual, count: 1 }])
  assert.deepEqual((await start(t, { quick: true })).asked, [{ ...usual, quick: true }])
  assert.deepEqual((await start(t, { missedIn: 'one' })).asked, [{ ...usual, missedIn: 'one' }])
})

test('one question is a quiz, and none is not', async (t) => {
  assert.equal((await start(t, {}, questions.slice(0, 1))).shown?.questions.length, 1)
  assert.equal((await start(t, {}, [])).shown, null)
})

/** The page's first script has asked for the quiz of an entry. */
function startEarly(t: TestContext, early: QuizEntry): void {
  installStorage()
  globalThis.earlyCalls = undefined
  t.mock.method(globalThis, 'fetch', async () => Response.json({ data: { quizId, questions } }))
  sendEarly(startPath, { method: 'POST', body: JSON.stringify(startOf(early)) })
}

test('a quiz that was asked for early is not started a second time under another id', (t) => {
  startEarly(t, { ...entry, quizId: 'early' })
  assert.equal(asStartedEarly(entry).quizId, 'early')
})

test('another quiz than the one that was asked for early keeps its own id', (t) => {
  startEarly(t, { ...entry, quizId: 'early' })
  for (const change of [{ chapter: 'optics' }, { count: 20 }, { quick: true }, { testType: 'NEET' }])
    assert.equal(asStartedEarly({ ...entry, ...change }).quizId, quizId)
})

test('a quiz on the device is never replaced by one that was asked for early', (t) => {
  startEarly(t, { ...entry, quizId: 'early' })
  attemptStore.open(sampleAttempt(), new Date())
  assert.equal(asStartedEarly(entry).quizId, quizId)
})
