import assert from 'node:assert/strict'
import test from 'node:test'
import type { AskedBecause } from '@vikalp/contract/practice'
import { whySentence } from '@vikalp/domain/english/why-sentences'
import { quiz } from '#messages/en/quiz.ts'
import { whyText } from './why-text.ts'

const year = new Date().getFullYear()
const mistake = { questionId: 'kin-0001', option: 'B', on: `${year}-11-12`, code: 'sign' }
const inPaper = { questions: 3, of: 45 }
type Why = Parameters<typeof whySentence>[0]
const whys: Why[] = [
  { reason: 'retry', mistake },
  { reason: 'retry', mistake: { questionId: 'kin-0001', on: mistake.on, slip: 'Leaves out the sign.' } },
  { reason: 'repair', mistake, newNumbers: true },
  { reason: 'repair', mistake: { ...mistake, slip: 'Leaves out the sign.' }, newNumbers: false },
  { reason: 'due', days: 1, lastRightOn: '2026-11-11' },
  { reason: 'due', days: 9, lastRightOn: '2026-11-03' },
  { reason: 'due' },
  { reason: 'due', wasRight: true },
  { reason: 'mixed' },
  { reason: 'new', topic: 'Power' },
  { reason: 'measure', topic: 'Power', answered: 2 },
  { reason: 'weak', topic: 'Power', right: 4, answered: 11, inPaper },
  { reason: 'weak', topic: 'Power', right: 4, answered: 11 },
  { reason: 'level', p: 0.74 },
]

test('every reason has in English the sentence that the server gives', () => {
  for (const why of whys) {
    const asked = { ...why, sentence: whySentence(why) } as AskedBecause
    assert.equal(whyText(quiz.why, asked), asked.sentence)
  }
})
