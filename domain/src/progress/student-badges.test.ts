import assert from 'node:assert/strict'
import test from 'node:test'
import { momentsNeeded, type StudentRecord, studentBadges } from './student-badges.ts'

const today = '2026-11-21'
const nothing: StudentRecord = { quizzes: [], perfect: [], speedy: [], practisedDays: [], today }
const days = (count: number, from = 1) =>
  Array.from({ length: count }, (_, i) => `2026-11-${String(from + i).padStart(2, '0')}`)
const moments = (count: number) => days(count).map((day) => new Date(`${day}T06:00:00Z`))
const standing = (record: Partial<StudentRecord>, key: string) => {
  const badge = studentBadges({ ...nothing, ...record }).find((each) => each.key === key)
  return [badge?.status, badge?.progress, badge?.earnedDate]
}

test('a new student has every badge still to earn', () =>
  assert.deepEqual(
    studentBadges(nothing).map(({ key, status, total }) => [key, status, total]),
    [
      ['bronze-scholar', 'locked', 5],
      ['silver-achiever', 'locked', 10],
      ['gold-master', 'locked', 25],
      ['streak-champion', 'locked', 7],
      ['perfect-score', 'locked', 5],
      ['speed-demon', 'locked', 1],
    ],
  ))

test('a counted badge is earned at exactly its goal, on the day of the quiz that reached it', () => {
  assert.deepEqual(standing({ quizzes: moments(4) }, 'bronze-scholar'), ['progress', 4, null])
  const six = { quizzes: moments(6) }
  assert.deepEqual(standing(six, 'bronze-scholar'), ['earned', 5, '2026-11-05T06:00:00.000Z'])
  assert.deepEqual(standing(six, 'silver-achiever'), ['progress', 6, null])
})

test('a streak counts while it runs', () => {
  assert.deepEqual(standing({ practisedDays: days(3, 19) }, 'streak-champion'), ['progress', 3, null])
  assert.deepEqual(standing({ practisedDays: days(3, 10) }, 'streak-champion'), ['locked', 0, null])
})

test('the streak badge is dated on the seventh day and stays after the streak ends', () =>
  assert.deepEqual(standing({ practisedDays: days(9) }, 'streak-champion'), [
    'earned',
    7,
    '2026-11-06T18:30:00.000Z',
  ]))

test('no badge needs more moments than the largest goal', () =>
  assert.deepEqual(momentsNeeded, { quizzes: 25, perfect: 5, speedy: 1 }))
