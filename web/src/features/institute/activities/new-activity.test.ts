import assert from 'node:assert/strict'
import test from 'node:test'
import { instituteProfile } from '#messages/en/institute-profile.ts'
import { findActivityErrors, readNewActivity } from './new-activity.ts'

const texts = instituteProfile.activity
const today = '2026-11-21'
const meeting = {
  type: 'meeting',
  title: 'Parents’ evening',
  description: 'Results of the half-year',
  date: '2026-11-20',
  score: null,
} as const

test('a form is read without surrounding blanks; a missing score is null', () => {
  const typed = {
    type: 'meeting',
    title: ' Parents’ evening ',
    description: 'Results of the half-year\n',
    date: '2026-11-20',
    score: ' ',
  }
  assert.deepEqual(
    readNewActivity((field) => typed[field]),
    meeting,
  )
})

test('missing fields are named', () => {
  const found = findActivityErrors({ ...meeting, title: '', description: '', date: '' }, today, texts)
  assert.deepEqual(found, {
    title: texts.needTitle,
    description: texts.needDescription,
    date: texts.needDate,
  })
})

test('a day may be up to a year ahead', () => {
  const on = (date: string) => findActivityErrors({ ...meeting, date }, today, texts)
  assert.deepEqual(on('2027-11-21'), {})
  assert.deepEqual(on('2027-11-22'), { date: texts.farDate })
})

test('a percentage is between 0 and 100; a word is accepted as it is', () => {
  const scored = (score: string) => findActivityErrors({ ...meeting, score }, today, texts)
  for (const score of ['0%', '92%', '100 %', '87.5%', 'Completed', '101'])
    assert.deepEqual(scored(score), {}, score)
  for (const score of ['101%', '-1%', '100.5 %'])
    assert.deepEqual(scored(score), { score: texts.badPercent }, score)
})
