import assert from 'node:assert/strict'
import test from 'node:test'
import { historyEntry } from './history-entry.ts'

const attempt = {
  id: '0197f3c2-1111-7abc-8def-000000000001',
  exam: 'NEET',
  subject: 'Physics',
  chapters: ['kinematics', 'optics'],
  correct: 5,
  total: 7,
  finishedAt: new Date('2026-11-21T06:00:00Z'),
  quick: false,
}

test('an attempt is titled after its chapters and scored in whole percent', () =>
  assert.deepEqual(historyEntry(attempt), {
    attemptId: attempt.id,
    title: 'Kinematics, Optics',
    exam: 'NEET',
    subject: 'Physics',
    chapters: ['kinematics', 'optics'],
    score: 5,
    total: 7,
    percentage: 71,
    date: '2026-11-21T06:00:00.000Z',
    quick: false,
  }))

test('a chapter no longer in the catalogue is shown by its key', () =>
  assert.equal(historyEntry({ ...attempt, chapters: ['ether'] }).title, 'ether'))

test('a quiz over many chapters is named after the first of them', () =>
  assert.equal(
    historyEntry({ ...attempt, chapters: ['optics', 'kinematics', 'gravitation'] }).title,
    'Optics and 2 more chapters',
  ))
