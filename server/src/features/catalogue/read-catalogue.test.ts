import assert from 'node:assert/strict'
import test from 'node:test'
import { makeQuestionBank } from '#question-bank/question-bank.ts'
import { chapterOf, sampleQuestions } from '#testing/sample-questions.ts'
import { readChapters, readExams, readSubjects } from './read-catalogue.ts'

const unit = 'statistics-and-probability'
const bank = makeQuestionBank([
  ...sampleQuestions(),
  ...chapterOf(unit, 'stp', 'Mathematics', 9, ['JEE', 'GUJCET']),
])

test('Mathematics has its own number and is not in that of the exam', () => {
  const [neet, gujcet, jee] = readExams(bank)
  assert.deepEqual([neet?.questions, gujcet?.questions, jee?.questions], [33, 19, 21])
  assert.deepEqual(gujcet?.subjects, [
    { key: 'Physics', questions: 7 },
    { key: 'Mathematics', questions: 9 },
    { key: 'Biology', questions: 12 },
  ])
  assert.ok(neet?.subjects.every(({ key }) => key !== 'Mathematics'))
})

test('Maths is Mathematics, and offers the units that are written', () => {
  const units = readChapters(bank, 'jee', 'MATHS')
  assert.equal(units.find(({ key }) => key === unit)?.questions, 9)
  assert.deepEqual(units, readChapters(bank, 'JEE', 'Mathematics'))
  assert.equal(readSubjects(bank, 'JEE').at(-1)?.chapters, units.length)
})
