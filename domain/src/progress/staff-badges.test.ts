import assert from 'node:assert/strict'
import test from 'node:test'
import type { Badge } from './badge.ts'
import { instituteBadges } from './institute-badges.ts'
import { teachingBadges } from './teaching-badges.ts'

const standing = (badges: readonly Badge[]): [string, string, number | null][] =>
  badges.map(({ key, status, progress }) => [key, status, progress])

test('a new teacher has six goals ahead', () => {
  const nothing = { classesMade: 0, students: 0, quizzes: 0, rated: 0, poor: 0, classDays: 0 }
  const unknown = { firstClassAt: null, avgPerformance: null, steadySince: null }
  assert.deepEqual(
    teachingBadges({ ...nothing, ...unknown }).map(({ status }) => status),
    Array(6).fill('locked'),
  )
})

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
