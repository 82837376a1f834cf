import assert from 'node:assert/strict'
import test from 'node:test'
import { offeredSubjects } from '@vikalp/domain/catalogue/chapters'
import { subjectScores } from './subject-scores.ts'

test('every subject on offer has a bar in the usual order, also one that nobody practised', () => {
  const scores = subjectScores([{ subject: 'Biology', attempts: 4, scoreSum: 30_000 }])
  assert.deepEqual(
    scores.map(({ subject }) => subject),
    offeredSubjects,
  )
  for (const { subject, value, quizzes } of scores)
    assert.deepEqual([value, quizzes], subject === 'Biology' ? [75, 4] : [null, 0])
})
