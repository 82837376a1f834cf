import assert from 'node:assert/strict'
import test from 'node:test'
import { formTable } from '../report/form-table.ts'
import { textHash } from '../solved.ts'
import { sampleBank, sampleChapter, sampleQuestion } from '../testing/sample-bank.ts'
import { strayJoins } from './joined-chapters.ts'

const question = sampleQuestion()
const bankOf = (chapters: string[], text = textHash(question)) => {
  const joins = { chapters, why: 'energy balance', by: 'second reader' }
  const reading = {
    difficulty: 'Hard',
    steps: 'balance; potential',
    by: 'second reader',
    joins,
    text,
  } as const
  return { ...sampleBank([question]), gradings: new Map([[question.id, reading]]) }
}

test('a question joins chapters of the catalogue, and not its own', () => {
  const said = (...keys: string[]) => [...strayJoins(sampleChapter([question]), bankOf(keys))]
  assert.deepEqual(said('optics'), [])
  assert.deepEqual(
    said('optics', 'kinematics', 'optiks').map(({ id, message }) => `${id} ${message}`),
    [
      'kin-0001 joins kinematics, which is no other chapter',
      'kin-0001 joins optiks, which is no other chapter',
    ],
  )
})

test('the table of forms counts questions that join chapters, as they are now', () => {
  const row = (text?: string) => formTable(bankOf(['optics'], text)).find((line) => line.includes('joined'))
  assert.equal(row(), '| two chapters joined | 1 (100.0 of 8 %) | 0/0/1/0 |')
  assert.equal(row('older'), '| two chapters joined | 0 (0.0 of 8 %) | 0/0/0/0 |')
})
