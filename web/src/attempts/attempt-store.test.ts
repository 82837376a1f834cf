import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Question } from '@vikalp/contract/question'
import { createDeviceStore } from '#platform/device-store.ts'
import { answersOf } from './attempt.ts'
import { createAttemptStore } from './attempt-store.ts'
import { withOptionsIn } from './shown-options.ts'

/** A localStorage with as little room as a test needs. */
function storage(room = Number.POSITIVE_INFINITY) {
  const entries = new Map<string, string>()
  const used = () => [...entries.values()].reduce((sum, text) => sum + text.length, 0)
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (used() - (entries.get(key)?.length ?? 0) + value.length > room)
        throw new Error('QuotaExceededError')
      entries.set(key, value)
    },
    removeItem: (key: string) => void entries.delete(key),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size
    },
  }
}

const storeOn = (area: ReturnType<typeof storage>, owner = () => 'asha') =>
  createAttemptStore(
    createDeviceStore(() => area, owner),
    owner,
  )

const perLetter = { A: 'a', B: 'b', C: 'c', D: 'd' }
const question = (id: string): Question => ({
  _id: id,
  exam: 'NEET',
  subject: 'Physics',
  chapter: 'optics',
  topic: 'Lenses',
  question: 'Which?',
  options: perLetter,
  answer: 'A',
  year: null,
  difficulty: 'Easy',
  html: { question: '<p>Which?</p>', options: perLetter, explanation: '', notes: {} },
  spoken: perLetter,
})

const names = { examName: 'NEET', subjectName: 'Physics', chapterName: 'optics' }
const quiz = (quizId: string) => ({
  quizId,
  ...names,
  questions: [question('opt-0001'), question('opt-0002')],
})
const early = new Date('2026-11-21T10:00:00Z')
const late = new Date('2026-11-21T11:00:00Z')

test('a quiz whose questions are sent again shows their options in the order of its answers', () => {
  const area = storage()
  const store = storeOn(area)
  const moved = { ...withOptionsIn('CADB', question('opt-0001')), order: 'CADB' }
  store.open({ ...quiz('one'), questions: [moved, question('opt-0002')] }, early)
  for (const name of area.entries.keys()) if (name.includes('questions:')) area.removeItem(name)
  assert.equal(store.find('one'), undefined)
  const [first, second] = store.open(quiz('one'), late).questions
  assert.deepEqual([first?.options, first?.answer, first?.order], [moved.options, moved.answer, 'CADB'])
  assert.deepEqual(second, question('opt-0002'))
  assert.deepEqual(store.find('one')?.questions[0], first)
})

test('an opened quiz is found again with its questions and the answers since then', () => {
  const area = storage()
  const opened = storeOn(area).open(quiz('one'), early)
  storeOn(area).save({ ...opened, answers: { 'opt-0001': { value: 2, at: 5 } } })

  const found = storeOn(area).find('one')
  assert.deepEqual(found?.questions, quiz('one').questions)
  assert.ok(found)
  assert.deepEqual(answersOf(found), { 'opt-0001': 2 })
})

test('a new quiz begins at its first question with nothing done', () => {
  const { questions, ...record } = storeOn(storage()).open(quiz('one'), early)
  assert.deepEqual(record, {
    quizId: 'one',
    ...names,
    questionIds: questions.map(({ _id }) => _id),
    round: 0,
    answers: {},
    marked: {},
    visited: [],
    currentQuestionIndex: 0,
    seconds: {},
    startedAt: early.toISOString(),
    savedAt: early.getTime(),
  })
})

test('of an attempt that was finished before it is said where it is kept', () => {
  for (const [room, isOnDevice] of [
    [Number.POSITIVE_INFINITY, true],
    [0, false],
  ] as const) {
    const store = storeOn(storage(room))
    const opened = store.open(quiz('one'), early)
    store.save({ ...opened, finishedAt: late.toISOString() })
    assert.equal(store.save(opened).isOnDevice, isOnDevice)
  }
})

test('a quiz that is opened a second time keeps its answers on this device', () => {
  const store = storeOn(storage())
  const opened = store.open(quiz('one'), early)
  store.save({ ...opened, answers: { 'opt-0001': { value: 3, at: 5 } } })
  assert.deepEqual(answersOf(store.open(quiz('one'), late)), { 'opt-0001': 3 })
})

test('a stale tab adopts newer answers instead of erasing them', () => {
  const area = storage()
  const stale = storeOn(area).open(quiz('one'), early)
  storeOn(area).save({ ...stale, answers: { 'opt-0001': { value: 1, at: 10 } } })

  const { record } = storeOn(area).save({ ...stale, answers: { 'opt-0002': { value: 0, at: 8 } } })
  assert.deepEqual(answersOf(record), { 'opt-0001': 1, 'opt-0002': 0 })
})

test('a finished attempt is not reopened by a tab that still shows it', () => {
  const store = storeOn(storage())
  const opened = store.open(quiz('one'), early)
  store.save({ ...opened, finishedAt: late.toISOString() })
  store.save({ ...opened, answers: { 'opt-0001': { value: 1, at: 10 } } })

  assert.deepEqual(store.listOpen(), [])
  assert.deepEqual(
    store.listWaiting().map((record) => answersOf(record)),
    [{}],
  )
})

test('a refusal is forgotten when it is tried again', () => {
  const store = storeOn(storage())
  store.save({ ...store.open(quiz('one'), early), finishedAt: late.toISOString() })
  store.settle('one', { refused: 'conflict' })
  assert.equal(store.findRecord('one')?.refused, 'conflict')
  store.settle('one', {})
  assert.equal(store.findRecord('one')?.refused, undefined)
  assert.equal(store.listWaiting().length, 1)
})

test('finished attempts wait, the oldest first, until they are graded; open ones do not', () => {
  const store = storeOn(storage())
  for (const [quizId, finishedAt] of [
    ['later', late.toISOString()],
    ['graded', early.toISOString()],
    ['earlier', early.toISOString()],
    ['open', undefined],
  ] as const) {
    const opened = store.open(quiz(quizId), early)
    store.save({ ...opened, finishedAt, result: quizId === 'graded' ? gradedOf(quizId) : undefined })
  }
  assert.deepEqual(
    store.listWaiting().map(({ quizId }) => quizId),
    ['earlier', 'later'],
  )
  assert.deepEqual(
    store.listOpen().map(({ quizId }) => quizId),
    ['open'],
  )
})

test('a change in this tab or another is reported until nobody listens any more', () => {
  const area = storage()
  const changes: ((name: string) => void)[] = []
  const device = createDeviceStore(
    () => area,
    () => 'asha',
  )
  const store = createAttemptStore(
    {
      ...device,
      subscribe: (listener) => {
        changes.push(listener)
        return () => changes.splice(changes.indexOf(listener), 1)
      },
    },
    () => 'asha',
  )
  const heard: string[] = []
  const stop = store.subscribe((quizId) => heard.push(quizId))
  store.open(quiz('one'), early)
  store.settle('zero', {})
  for (const listener of changes) for (const name of ['attempt:two', 'questions:two']) listener(name)
  assert.deepEqual(heard, ['one', 'zero', 'two'])
  stop()
  assert.deepEqual(changes, [])
  store.open(quiz('three'), early)
  assert.deepEqual(heard, ['one', 'zero', 'two'])
})

test('only the newest twelve open attempts keep their questions, and all keep their answers', () => {
  const store = storeOn(storage())
  for (let i = 0; i < 13; i++) store.open(quiz(`q${i}`), new Date(early.getTime() + i))
  assert.equal(store.find('q0'), undefined)
  assert.ok(store.findRecord('q0'))
  assert.ok(store.find('q1'))
})

test('a full device keeps the questions of what waits to be delivered, and then says that it is full', () => {
  const area = storage()
  const first = storeOn(area).open(quiz('one'), early)
  storeOn(area).save({ ...first, finishedAt: late.toISOString() })
  const used = [...area.entries.values()].reduce((sum, text) => sum + text.length, 0)
  const small = storage(used + 100)
  for (const [key, value] of area.entries) small.setItem(key, value)
  const store = storeOn(small)
  store.open(quiz('two'), late)
  assert.ok(store.find('one'))
  assert.ok(store.find('two'), 'in the memory of the tab')
  assert.equal(storeOn(small).find('two'), undefined)
})

test('open attempts are listed with the last used first', () => {
  const store = storeOn(storage())
  store.open(quiz('one'), early)
  store.open(quiz('two'), late)
  assert.deepEqual(
    store.listOpen().map((record) => record.quizId),
    ['two', 'one'],
  )
})

test('when the device refuses to store, save says so and the attempt stays in the tab', () => {
  const store = storeOn(storage(0))
  const opened = store.open(quiz('one'), early)
  const saved = store.save({ ...opened, answers: { 'opt-0001': { value: 1, at: 1 } } })

  assert.equal(saved.isOnDevice, false)
  const found = store.find('one')
  assert.ok(found)
  assert.deepEqual(answersOf(found), { 'opt-0001': 1 })
})

test('a full device drops the questions of another open quiz, never its answers', () => {
  const area = storage()
  const first = storeOn(area).open(quiz('one'), early)
  storeOn(area).save({ ...first, answers: { 'opt-0001': { value: 1, at: 1 } } })
  const used = [...area.entries.values()].reduce((sum, text) => sum + text.length, 0)

  const small = storage(used + 600)
  for (const [key, value] of area.entries) small.setItem(key, value)
  const store = storeOn(small)
  store.open(quiz('two'), late)

  assert.ok(store.find('two'))
  assert.equal(store.find('one'), undefined)
  const answers = store.findRecord('one')
  assert.ok(answers)
  assert.deepEqual(answersOf(answers), { 'opt-0001': 1 })
})

test('another user of the same tab sees nothing of it', () => {
  let owner = 'asha'
  const store = storeOn(storage(0), () => owner)
  store.open(quiz('one'), early)
  owner = 'ravi'
  assert.deepEqual(store.listOpen(), [])
  assert.equal(store.find('one'), undefined)
})

test('the oldest of more than twenty graded attempts are removed from the device', () => {
  const store = storeOn(storage())
  for (let i = 0; i < 22; i++) {
    const opened = store.open(quiz(`q${i}`), new Date(early.getTime() + i))
    store.save({ ...opened, finishedAt: late.toISOString() })
    store.settle(`q${i}`, { result: gradedOf(`q${i}`) })
  }
  store.open(quiz('last'), late)
  assert.equal(store.findRecord('q1'), undefined)
  assert.ok(store.findRecord('q2')?.result)
})

const gradedOf = (quizId: string) => ({
  attemptId: quizId,
  quizId,
  total: 2,
  correct: 0,
  incorrect: 0,
  notAttempted: 2,
  avgTime: null,
  finishedAt: late.toISOString(),
  questions: [],
})
