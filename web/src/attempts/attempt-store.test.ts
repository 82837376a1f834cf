import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Question } from '@vikalp/contract/question'
import { createDeviceStore } from '#platform/device-store.ts'
import { answersOf, mergeAttempts } from './attempt.ts'
import { createAttemptStore } from './attempt-store.ts'

/** A localStorage of its own, as small as a test wants it. */
function storage(room = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, string>()
  const used = () => [...kept.values()].reduce((sum, text) => sum + text.length, 0)
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (used() - (kept.get(key)?.length ?? 0) + value.length > room) throw new Error('QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
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

test('an opened quiz is found again with its questions and the answers given since', () => {
  const area = storage()
  const opened = storeOn(area).open(quiz('one'), early)
  storeOn(area).save({ ...opened, answers: { 'opt-0001': { value: 2, at: 5 } } })

  const found = storeOn(area).find('one')
  assert.deepEqual(found?.questions, quiz('one').questions)
  assert.ok(found)
  assert.deepEqual(answersOf(found), { 'opt-0001': 2 })
})

test('a quiz that arrives a second time keeps the answers of this device', () => {
  const store = storeOn(storage())
  const opened = store.open(quiz('one'), early)
  store.save({ ...opened, answers: { 'opt-0001': { value: 3, at: 5 } } })
  assert.deepEqual(answersOf(store.open(quiz('one'), late)), { 'opt-0001': 3 })
})

test('a stale tab takes over newer answers instead of blanking them', () => {
  const area = storage()
  const stale = storeOn(area).open(quiz('one'), early)
  storeOn(area).save({ ...stale, answers: { 'opt-0001': { value: 1, at: 10 } } })

  const { record } = storeOn(area).save({ ...stale, answers: { 'opt-0002': { value: 0, at: 8 } } })
  assert.deepEqual(answersOf(record), { 'opt-0001': 1, 'opt-0002': 0 })
})

test('of two answers to one question the later wins, a cleared one too', () => {
  const base = storeOn(storage()).open(quiz('one'), early)
  const own = { ...base, answers: { 'opt-0001': { value: null, at: 20 } } }
  const other = { ...base, answers: { 'opt-0001': { value: 1, at: 10 } } }
  assert.deepEqual(answersOf(mergeAttempts(own, other)), {})
  assert.deepEqual(answersOf(mergeAttempts(other, own)), {})
})

test('a new start beats every answer of the round before', () => {
  const base = storeOn(storage()).open(quiz('one'), early)
  const before = { ...base, answers: { 'opt-0001': { value: 1, at: 99 } } }
  assert.deepEqual(answersOf(mergeAttempts(before, { ...base, round: 1 })), {})
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

test('an attempt that both tabs finished keeps the verdict that either of them has, and its own refusal', () => {
  const base = { ...storeOn(storage()).open(quiz('one'), early), finishedAt: early.toISOString() }
  const graded = { ...base, result: gradedOf('one') }
  const refused = { ...base, finishedAt: late.toISOString(), refused: 'conflict' as const }
  const { finishedAt, result, refused: reason } = mergeAttempts(refused, graded)
  assert.deepEqual([finishedAt, result, reason], [early.toISOString(), graded.result, 'conflict'])
  assert.deepEqual(mergeAttempts(graded, base).result, graded.result)
  assert.equal(mergeAttempts(base, refused).refused, undefined, 'tried anew in this tab')
})

test('an attempt that one tab finished is what that tab says, whichever comes first', () => {
  const open = { ...storeOn(storage()).open(quiz('one'), early), round: 1 }
  const finished = { ...open, round: 0, finishedAt: late.toISOString(), refused: 'conflict' as const }
  assert.deepEqual(mergeAttempts(open, finished), finished)
  assert.deepEqual(mergeAttempts(finished, open), finished)
})

test('open attempts come with the one touched last in front', () => {
  const store = storeOn(storage())
  store.open(quiz('one'), early)
  store.open(quiz('two'), late)
  assert.deepEqual(
    store.listOpen().map((record) => record.quizId),
    ['two', 'one'],
  )
})

test('a device that refuses to store says so, and the attempt lives on in the tab', () => {
  const store = storeOn(storage(0))
  const opened = store.open(quiz('one'), early)
  const saved = store.save({ ...opened, answers: { 'opt-0001': { value: 1, at: 1 } } })

  assert.equal(saved.isOnDevice, false)
  const found = store.find('one')
  assert.ok(found)
  assert.deepEqual(answersOf(found), { 'opt-0001': 1 })
})

test('a full device gives up the questions of another open quiz, never its answers', () => {
  const area = storage()
  const first = storeOn(area).open(quiz('one'), early)
  storeOn(area).save({ ...first, answers: { 'opt-0001': { value: 1, at: 1 } } })
  const used = [...area.kept.values()].reduce((sum, text) => sum + text.length, 0)

  const small = storage(used + 600)
  for (const [key, value] of area.kept) small.setItem(key, value)
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

test('beyond twenty graded attempts the oldest leave the device', () => {
  const store = storeOn(storage())
  for (let i = 0; i < 22; i++) {
    const opened = store.open(quiz(`q${i}`), new Date(early.getTime() + i))
    store.save({ ...opened, finishedAt: late.toISOString(), result: gradedOf(`q${i}`) })
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
