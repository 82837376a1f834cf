import assert from 'node:assert/strict'
import test from 'node:test'
import { instituteBadges } from '../progress/institute-badges.ts'
import { studentBadges } from '../progress/student-badges.ts'
import { teachingBadges } from '../progress/teaching-badges.ts'
import { badgeTexts } from './badge-texts.ts'
import { achievementsOf, nameBadges } from './named-badges.ts'

const nothing = { students: 0, quizzes: 0, avgPerformance: 84, rated: 0, poor: 0 }
const student = studentBadges({
  quizzes: [],
  perfect: [],
  speedy: [],
  practisedDays: [],
  today: '2026-11-21',
})
const teacher = teachingBadges(
  {
    ...nothing,
    classesMade: 0,
    classDays: 0,
  },
  {},
)
const institute = instituteBadges(
  {
    ...nothing,
    teachers: 12,
    activities: 0,
  },
  {},
)

test('every badge has a name and says what it takes, and every text belongs to a badge', () => {
  for (const [role, badges] of [
    ['student', student],
    ['teacher', teacher],
    ['institute', institute],
  ] as const) {
    assert.deepEqual(
      badges.map(({ key }) => key),
      Object.keys(badgeTexts[role]),
    )
    for (const { key, name, description } of nameBadges(role, badges))
      assert.ok(name !== key && description.length > 10, `${role}: ${key}`)
  }
})

test('what it takes comes from the goal of the rule', () => {
  const described = (role: 'student' | 'teacher' | 'institute', badges: typeof student) =>
    nameBadges(role, badges).map(({ name, description }) => `${name}: ${description}`)
  assert.deepEqual(described('student', student), [
    'Bronze Scholar: Complete 5 quizzes',
    'Silver Achiever: Complete 10 quizzes and become a Quiz Master',
    'Gold Master: Complete 25 quizzes',
    'Streak Champion: Practise on 7 days in a row',
    'Perfect Score: Score 100% in 5 quizzes',
    'Speed Demon: Finish a quiz in under 5 minutes',
  ])
  assert.ok(described('teacher', teacher).includes('Practice Leader: Your students take 10,000 quizzes'))
  assert.ok(described('institute', institute).includes('Five Hundred Strong: 500 students learn here'))
})

test('achievements are the earned ones', () =>
  assert.deepEqual(achievementsOf(nameBadges('institute', institute)), ['Growing Team']))
