import assert from 'node:assert/strict'
import test from 'node:test'
import type { Badge } from './badge.ts'
import { type InstituteFacts, instituteBadges } from './institute-badges.ts'
import { type TeachingFacts, teachingBadges } from './teaching-badges.ts'

const standing = (badges: readonly Badge[]): [string, string, number | null][] =>
  badges.map(({ key, status, progress }) => [key, status, progress])

const goals = (badges: readonly Badge[]): [string, number, string, number | null][] =>
  badges.map(({ key, total, status, progress }) => [key, total, status, progress])

const newTeacher: TeachingFacts = {
  classesMade: 0,
  firstClassAt: null,
  students: 0,
  quizzes: 0,
  avgPerformance: null,
  rated: 0,
  poor: 0,
  classDays: 0,
  steadySince: null,
}
const newInstitute: InstituteFacts = {
  teachers: 0,
  teamSince: null,
  students: 0,
  quizzes: 0,
  avgPerformance: null,
  rated: 0,
  poor: 0,
  activities: 0,
  livelySince: null,
}

test('a new teacher and a new institute have six goals each ahead', () => {
  assert.deepEqual(goals(teachingBadges(newTeacher)), [
    ['first-class', 1, 'locked', 0],
    ['guiding-star', 100, 'locked', 0],
    ['steady-hand', 50, 'locked', 0],
    ['high-standard', 85, 'locked', 0],
    ['practice-leader', 10_000, 'locked', 0],
    ['no-one-behind', 1, 'locked', 0],
  ])
  assert.deepEqual(goals(instituteBadges(newInstitute)), [
    ['growing-team', 10, 'locked', 0],
    ['five-hundred-strong', 500, 'locked', 0],
    ['high-standard', 85, 'locked', 0],
    ['practice-culture', 10_000, 'locked', 0],
    ['lively-campus', 10, 'locked', 0],
    ['no-one-behind', 1, 'locked', 0],
  ])
})

test('no one is behind from the first student with a status on, until one is poor', () => {
  for (const badges of [
    (change: object) => teachingBadges({ ...newTeacher, ...change }),
    (change: object) => instituteBadges({ ...newInstitute, ...change }),
  ]) {
    assert.equal(badges({ rated: 1 }).at(-1)?.status, 'earned')
    assert.equal(badges({ rated: 2, poor: 1 }).at(-1)?.status, 'locked')
  }
})

test('the first step towards a goal is progress', () =>
  assert.deepEqual(standing(teachingBadges({ ...newTeacher, students: 1 }))[1], [
    'guiding-star',
    'progress',
    1,
  ]))

test('a busy teacher has earned some badges, made progress to others, and one goal is still ahead', () => {
  const badges = teachingBadges({
    classesMade: 4,
    firstClassAt: '2026-01-05T04:00:00.000Z',
    students: 99,
    quizzes: 4350,
    avgPerformance: 89,
    rated: 99,
    poor: 6,
    classDays: 50,
    steadySince: '2026-03-01T05:00:00.000Z',
  })
  assert.deepEqual(standing(badges), [
    ['first-class', 'earned', 1],
    ['guiding-star', 'progress', 99],
    ['steady-hand', 'earned', 50],
    ['high-standard', 'earned', 85],
    ['practice-leader', 'progress', 4350],
    ['no-one-behind', 'locked', 0],
  ])
  assert.deepEqual(
    badges.map(({ earnedDate }) => earnedDate),
    ['2026-01-05T04:00:00.000Z', null, '2026-03-01T05:00:00.000Z', null, null, null],
  )
})

test('an institute earns badges for its teachers, students, scores, quizzes and activities', () => {
  const facts = {
    teachers: 25,
    teamSince: '2026-02-01T05:00:00.000Z',
    students: 450,
    quizzes: 12_000,
    avgPerformance: 84,
    rated: 440,
    poor: 0,
    activities: 0,
    livelySince: null,
  }
  assert.deepEqual(standing(instituteBadges(facts)), [
    ['growing-team', 'earned', 10],
    ['five-hundred-strong', 'progress', 450],
    ['high-standard', 'progress', 84],
    ['practice-culture', 'earned', 10_000],
    ['lively-campus', 'locked', 0],
    ['no-one-behind', 'earned', 1],
  ])
})
