import assert from 'node:assert/strict'
import test from 'node:test'
import { analyseItem, type ItemAnswer } from './item-analysis.ts'

const right = (rest: number): ItemAnswer => ({ response: 'B', verdict: 'right', rest })
const wrong = (rest: number, response = 'A'): ItemAnswer => ({ response, verdict: 'wrong', rest })
const blank = (rest: number): ItemAnswer => ({ response: null, verdict: 'blank', rest })
const times = (count: number, answer: ItemAnswer): ItemAnswer[] => Array.from({ length: count }, () => answer)

test('right, wrong and blank are counted, and what was chosen', () => {
  const item = analyseItem([right(0), right(4), wrong(0, 'D'), wrong(8, 'D'), wrong(4, 'A'), blank(0)])
  assert.deepEqual([item.right, item.wrong, item.blank, item.facility], [2, 3, 1, 33])
  assert.deepEqual(item.chosen, [
    { response: 'B', students: 2 },
    { response: 'D', students: 2 },
    { response: 'A', students: 1 },
  ])
})

test('a question that only the better half has right tells them apart entirely', () => {
  assert.equal(analyseItem([...times(5, right(40)), ...times(5, wrong(0))]).discrimination, 1)
  assert.equal(analyseItem([...times(5, right(0)), ...times(5, wrong(40))]).discrimination, -1)
})

test('hand-computed: six of ten right, with means of 30 and 20', () => {
  const answers = [
    ...times(3, right(20)),
    ...times(3, right(40)),
    ...times(2, wrong(10)),
    ...times(2, wrong(30)),
  ]
  // covariance 0.6 * 0.4 * (30 - 20) = 2.4; deviations sqrt(0.24) and sqrt(124)
  assert.equal(analyseItem(answers).discrimination, 0.44)
})

test('of fewer than ten, of all right and of equal scores it is not told', () => {
  assert.equal(analyseItem([...times(5, right(40)), ...times(4, wrong(0))]).discrimination, null)
  assert.equal(analyseItem([...times(5, right(40)), ...times(5, right(0))]).discrimination, null)
  assert.equal(analyseItem([...times(5, right(8)), ...times(5, wrong(8))]).discrimination, null)
  assert.equal(analyseItem([]).facility, null)
})

test('one that was dropped counts neither as right nor as wrong', () => {
  const item = analyseItem([{ response: 'A', verdict: 'dropped', rest: 0 }, blank(0)])
  assert.deepEqual([item.right, item.wrong, item.blank], [0, 0, 1])
})
