import assert from 'node:assert/strict'
import test from 'node:test'
import { estimateSkill, type FirstAnswer, successProbability } from './skill-estimate.ts'

const answer = (wasCorrect: boolean, inChapter = true): FirstAnswer => ({
  difficulty: 'Medium',
  inChapter,
  wasCorrect,
})

test('a new student is expected to answer a medium question right 62.5 times in 100', () =>
  assert.equal(successProbability(estimateSkill([]), 0), 0.625))

test('skill in the chapter counts like skill in the subject', () =>
  assert.equal(
    successProbability({ skill: 0.5, offset: 0.5 }, 0),
    successProbability({ skill: 1, offset: 0 }, 0),
  ))

test('even the weakest student guesses one question in four', () =>
  assert.ok(successProbability({ skill: -50, offset: 0 }, 1) >= 0.25))

test('right answers raise the estimate, wrong ones lower it', () => {
  assert.ok(estimateSkill([answer(true)]).skill > 0)
  assert.ok(estimateSkill([answer(false)]).skill < 0)
})

test('the first answer moves the skill by 0.8 times the surprise', () =>
  assert.equal(estimateSkill([answer(true)]).skill, 0.8 * (1 - 0.625)))

test('an answer in the chapter moves its offset by half as much', () => {
  assert.equal(estimateSkill([answer(true)]).offset, 0.4 * (1 - 0.625))
  assert.equal(estimateSkill([answer(false)]).offset, 0.4 * -0.625)
})

test('an answer in another chapter of the subject leaves the chapter offset alone', () =>
  assert.deepEqual(estimateSkill([answer(true, false)]), { skill: 0.8 * (1 - 0.625), offset: 0 }))

test('later answers change the estimate less', () => {
  const forty = Array.from({ length: 40 }, (_, i) => answer(i % 2 === 0))
  const settled = estimateSkill(forty).skill
  const moved = Math.abs(estimateSkill([...forty, answer(true)]).skill - settled)
  assert.ok(moved < 0.8 * (1 - 0.625))
})
