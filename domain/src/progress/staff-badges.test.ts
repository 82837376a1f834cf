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
  students: 0,
  quizzes: 0,
  avgPerformance: null,
  rated: 0,
  poor: 0,
  classDays: 0,
}
const newInstitute: InstituteFacts = {
  teachers: 0,
  students: 0,
  quizzes: 0,
  avgPerformance: null,
  rated: 0,
  poor: 0,
  activities: 0,
}

test('a new teacher and a new institute have six goals each ahead', () => {
  assert.deepEqual(goals(teachingBadges(newTeacher, {})), [
    ['first-class', 1, 'locked', 0],
    ['guiding-star', 100, 'locked', 0],
    ['steady-hand', 50, 'locked', 0],
    ['high-standard', 85, 'locked', 0],
    ['practice-leader', 10_000, 'locked', 0],
    ['no-one-behind', 1, 'locked', 0],
  ])
  assert.deepEqual(goals(instituteBadges(newInstitute, {})), [
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
    (change: object) => teachingBadges({ ...newTeacher, ...change }, {}),
    (change: object) => instituteBadges({ ...newInstitute, ...change }, {}),
  ]) {
    assert.equal(badges({ rated: 1 }).at(-1)?.status, 'earned')
    assert.equal(badges({ rated: 2, poor: 1 }).at(-1)?.status, 'locked')
  }
})

test('the first step towards a goal is progress', () =>
  assert.deepEqual(standing(teachingBadges({ ...newTeacher, students: 1 }, {}))[1], [
    'guiding-star',
    'progress',
    1,
  ]))

test('a busy teacher has earned some badges, made progress to others, and one goal is still ahead', () => {
  const facts = {
    classesMade: 4,
    students: 99,
    quizzes: 4350,
    avgPerformance: 89,
    rated: 99,
    poor: 6,
    classDays: 50,
  }
  const badges = teachingBadges(facts, { 'first-class': '2026-01-05T04:00:00.000Z' })
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
    ['2026-01-05T04:00:00.000Z', null, null, null, null, null],
    'a badge reached just now has no day yet',
  )
})

test('a badge once earned stays with its day when the figure falls', () => {
  const earned = { 'high-standard': '2026-03-01T05:00:00.000Z' }
  for (const badges of [
    teachingBadges({ ...newTeacher, avgPerformance: 60 }, earned),
    instituteBadges({ ...newInstitute, avgPerformance: 60 }, earned),
  ]) {
    const badge = badges.find(({ key }) => key === 'high-standard')
    assert.deepEqual(
      [badge?.status, badge?.progress, badge?.earnedDate],
      ['earned', 85, '2026-03-01T05:00:00.000Z'],
    )
    assert.equal(badges.filter(({ status }) => status === 'earned').length, 1)
  }
})

test('an institute earns badges for its teachers, students, scores, quizzes and activities', () => {
  const facts = {
    teachers: 25,
    students: 450,
    quizzes: 12_000,
    avgPerformance: 84,
    rated: 440,
    poor: 0,
    activities: 0,
  }
  assert.deepEqual(standing(instituteBadges(facts, {})), [
    ['growing-team', 'earned', 10],
    ['five-hundred-strong', 'progress', 450],
    ['high-standard', 'progress', 84],
    ['practice-culture', 'earned', 10_000],
    ['lively-campus', 'locked', 0],
    ['no-one-behind', 'earned', 1],
  ])
})
