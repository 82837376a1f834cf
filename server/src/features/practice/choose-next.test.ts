import assert from 'node:assert/strict'
import test from 'node:test'
import { makeQuestionBank } from '#question-bank/question-bank.ts'
import { chapterOf, sampleQuestions } from '#testing/sample-questions.ts'
import { chapterQuestions } from './choose-next.ts'

const unit = 'statistics-and-probability'
const bank = makeQuestionBank([...sampleQuestions(), ...chapterOf(unit, 'stp', 'Mathematics', 9, ['JEE'])])

test('without an exam the questions of a unit are those of JEE, of a chapter those of NEET', () => {
  assert.deepEqual(
    [chapterQuestions(bank, unit).exam, chapterQuestions(bank, unit).questions.length],
    ['JEE', 9],
  )
  assert.equal(chapterQuestions(bank, 'kinematics').exam, 'NEET')
  assert.throws(() => chapterQuestions(bank, unit, 'NEET'), /No questions found for NEET - Mathematics/)
})
