import assert from 'node:assert/strict'
import test from 'node:test'
import type { Marks, Section } from '../papers/template.ts'
import { type AnsweredQuestion, markPaper } from './mark-paper.ts'
import type { QuestionKey, Response } from './mark-question.ts'
import { nextVersion } from './result-version.ts'
import { unsavedPicks } from './unsaved-picks.ts'

const neet: Marks = { right: 16, wrong: -4, blank: 0 }
const gujcet: Marks = { right: 4, wrong: -1, blank: 0 }
const section = (marks: Marks, count = 0): Section => ({
  subject: 'Physics',
  part: 'A',
  type: 'mcq',
  count,
  marks,
})
const key: QuestionKey = { kind: 'letters', right: ['B'] }

const answered = (right: number, wrong: number, blank: number, inSection = 0): AnsweredQuestion[] =>
  (['B', 'A', null] as Response[]).flatMap((response, i) =>
    Array.from({ length: [right, wrong, blank][i] ?? 0 }, () => ({ section: inSection, key, response })),
  )

test('NEET: 120 right, 40 wrong and 20 blank are 440 of 720', () => {
  const paper = markPaper([section(neet)], answered(120, 40, 20))
  assert.deepEqual([paper.score / 4, paper.highest / 4, paper.lost / 4], [440, 720, 40])
  assert.deepEqual([paper.right, paper.wrong, paper.blank, paper.dropped], [120, 40, 20, 0])
})

test('GUJCET, Physics and Chemistry: 55 right, 20 wrong and 5 blank are 50 of 80', () => {
  const paper = markPaper([section(gujcet)], answered(55, 20, 5))
  assert.deepEqual([paper.score / 4, paper.highest / 4], [50, 80])
})

test('a subject of JEE: 18 right and 7 wrong are 65 of 100, and every section has its own sum', () => {
  const paper = markPaper([section(neet), section(neet)], [...answered(15, 5, 0), ...answered(3, 2, 0, 1)])
  assert.deepEqual([paper.score / 4, paper.highest / 4], [65, 100])
  assert.deepEqual(
    paper.sections.map(({ score, right, wrong }) => [score / 4, right, wrong]),
    [
      [55, 15, 5],
      [10, 3, 2],
    ],
  )
})

const changed = (question: Response, now: QuestionKey): number => {
  const before = [{ section: 0, key, response: question }]
  const after = [{ section: 0, key: now, response: question }]
  return (markPaper([section(neet)], after).score - markPaper([section(neet)], before).score) / 4
}

test('a dropped question gives 4 to a blank, 5 to a wrong answer and nothing new to a right one; the total stays', () => {
  assert.deepEqual(
    [null, 'A', 'B'].map((response) => changed(response, { kind: 'dropped' })),
    [4, 5, 0],
  )
  const dropped = markPaper([section(neet)], [{ section: 0, key: { kind: 'dropped' }, response: null }])
  assert.deepEqual([dropped.highest, dropped.score, dropped.dropped, dropped.blank], [16, 16, 1, 0])
})

test('a second right option gives to those who marked it alone; all right gives to every attempt', () => {
  const two: QuestionKey = { kind: 'letters', right: ['B', 'C'] }
  assert.deepEqual(
    [null, 'A', 'B', 'C'].map((response) => changed(response, two)),
    [0, 0, 0, 5],
  )
  assert.deepEqual(
    [null, 'A', 'B'].map((response) => changed(response, { kind: 'all-right' })),
    [0, 5, 0],
  )
})

test('no negative marks where the board has none', () =>
  assert.equal(markPaper([section({ right: 4, wrong: 0, blank: 0 })], answered(1, 9, 0)).score, 4))

test('a question of a section that the paper does not have cannot be marked', () =>
  assert.throws(() => markPaper([section(neet)], answered(1, 0, 0, 1)), /no section 1/))

test('picks that were never saved are counted with what they would have changed', () => {
  const questions = answered(2, 1, 3)
  // A blank one right, a blank one wrong, and a right answer that the last pick would have made wrong.
  const unsaved = ['A', null, null, 'B', 'C', null]
  assert.deepEqual(unsavedPicks([section(neet)], questions, unsaved), {
    picks: 3,
    right: 1,
    score: 28,
    withThem: 16 + 16 - 4 - 4 - 4,
  })
})

const markedAs = (right: number, wrong: number) => markPaper([section(neet)], answered(right, wrong, 0))
const first = nextVersion(undefined, {
  marked: markedAs(2, 1),
  keyState: 0,
  reason: 'closed',
  mayFall: false,
})

test('a result is version 1, and marking it again makes no other', () => {
  assert.deepEqual([first?.version, first?.score, first?.isKept], [1, 28, false])
  const again = { marked: markedAs(2, 1), keyState: 0, reason: 'again', mayFall: false }
  assert.equal(nextVersion(first, again), undefined)
})

test('a corrected key makes the next version; an older key none', () => {
  const corrected = { marked: markedAs(3, 0), keyState: 2, reason: 'key of question 3', mayFall: false }
  const next = nextVersion(first, corrected)
  assert.deepEqual([next?.version, next?.score, next?.keyState], [2, 48, 2])
  assert.equal(nextVersion(next, { ...corrected, keyState: 1 }), undefined)
})

test('marks fall only where that is allowed, and the version says that they were kept', () => {
  const fall = { marked: markedAs(1, 2), keyState: 3, reason: 'key of question 2' }
  const kept = nextVersion(first, { ...fall, mayFall: false })
  assert.deepEqual([kept?.score, kept?.isKept, kept?.right], [28, true, 1])
  const fallen = nextVersion(first, { ...fall, mayFall: true })
  assert.deepEqual([fallen?.score, fallen?.isKept], [8, false])
})

test('answers that came late make a version under the same key', () => {
  const late = { marked: markedAs(3, 1), keyState: 0, reason: 'late', mayFall: false }
  assert.deepEqual([nextVersion(first, late)?.version, nextVersion(first, late)?.score], [2, 44])
})
