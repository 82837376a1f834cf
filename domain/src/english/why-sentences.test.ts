import assert from 'node:assert/strict'
import test from 'node:test'
import { whySentence } from './why-sentences.ts'

test('every reason has one sentence with its figures', () => {
  const mistake = { questionId: 'q', option: 'B', on: '2026-11-12', code: 'sign' }
  const inPaper = { questions: 3, of: 45 }
  const said = (
    [
      { reason: 'retry', mistake },
      { reason: 'retry', mistake: { questionId: 'q', on: '2026-11-12' } },
      { reason: 'repair', mistake, newNumbers: false },
      {
        reason: 'repair',
        mistake: { ...mistake, slip: 'Leaves out the sign of u.' },
        newNumbers: true,
      },
      { reason: 'due', lastRightOn: '2026-11-15', days: 9 },
      { reason: 'due', lastRightOn: '2026-11-23', days: 1 },
      { reason: 'due' },
      { reason: 'due', wasRight: true },
      { reason: 'mixed' },
      { reason: 'new', topic: 'Beats' },
      { reason: 'measure', topic: 'Beats', answered: 2 },
      { reason: 'weak', topic: 'Alternating current', right: 4, answered: 11, inPaper },
      { reason: 'weak', topic: 'Alternating current', right: 4, answered: 11 },
      { reason: 'level', p: 0.74 },
      { reason: 'level', p: 0.69 },
      { reason: 'level', p: 0.99 },
    ] as const
  ).map(whySentence)
  assert.deepEqual(said, [
    'You chose B on 12 Nov. Get it right on a later day, and it is repaired.',
    'You got this wrong on 12 Nov. Get it right on a later day, and it is repaired.',
    'You chose B on 12 Nov. Same idea, another question.',
    'You chose B on 12 Nov: leaves out the sign of u. Same idea, new numbers.',
    'Last right 9 days ago. A good day to check that you still know it.',
    'Last right yesterday. A good day to check that you still know it.',
    'Not right yet. A good day to try it again.',
    'Right before, and wrong since. A good day to try it again.',
    'Mixed on purpose: choosing the method is half the work.',
    'New topic for you.',
    'We know little about you here yet.',
    'Alternating current: 4 of 11 right, and 3 of 45 questions in the paper.',
    'Alternating current: 4 of 11 right.',
    'About 3 in 4 students at your level get this right.',
    'About 7 in 10 students at your level get this right.',
    'About 9 in 10 students at your level get this right.',
  ])
})
