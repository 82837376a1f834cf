import assert from 'node:assert/strict'
import test from 'node:test'
import { Question } from '@vikalp/contract/question'
import { sampleQuestions } from '#testing/sample-questions.ts'
import { makeQuestionBank, publicQuestion, readyQuestion } from './question-bank.ts'

const questions = sampleQuestions()
const [question] = questions
assert.ok(question)

test('a public question has no hint, neither as text nor rendered', () => {
  const asked = publicQuestion(question, 'NEET')
  assert.ok(!('hint' in asked.html))
  assert.ok(!JSON.stringify(asked).includes(question.hint))
})

test('a question is found by its id, and by its text with any spacing', () => {
  const bank = makeQuestionBank(questions)
  assert.equal(bank.find(question.id), question)
  assert.equal(bank.findByText(`  ${question.text.replace(' ', '\n ')} `), question)
  assert.equal(bank.find('none-0000'), undefined)
})

test('the questions of a chapter are those of the exam, or all', () => {
  const bank = makeQuestionBank(questions)
  assert.equal(bank.ofChapter('kinematics').length, 14)
  assert.equal(bank.ofChapter('kinematics', 'JEE').length, 14)
  assert.deepEqual(bank.ofChapter('kinematics', 'BOARD'), [])
  assert.deepEqual(bank.ofChapter('astrology'), [])
  assert.deepEqual(bank.ofChapter('astrology', 'NEET'), [])
})

test('a question that is ready says what the contract makes of it, for each of its exams', () => {
  for (const asked of questions)
    for (const exam of asked.exams) {
      const written = Buffer.concat([...readyQuestion(asked, exam).parts]).toString()
      assert.equal(written, JSON.stringify(Question.parse(publicQuestion(asked, exam))))
    }
})
