import assert from 'node:assert/strict'
import test from 'node:test'
import { loadBank } from '#question-bank/load-bank.ts'
import { examQuestions } from './exam-questions.ts'

const bank = loadBank()

test('the first plan of a server makes no paper to know whether it could: only the day of a mock asks', () => {
  let looks = 0
  const watched = {
    ...bank,
    get paperBank() {
      looks += 1
      return bank.paperBank
    },
  }
  const { questions, chapters, mock } = examQuestions(watched, 'NEET')
  assert.ok(questions.length > 0 && chapters.length > 0)
  assert.equal(looks, 0)
  assert.deepEqual(mock(), { template: 'neet-ug-2027', seconds: 180 * 60 })
  const before = looks
  assert.deepEqual([examQuestions(watched, 'NEET').mock()?.template, looks], ['neet-ug-2027', before])
})
