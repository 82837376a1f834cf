import assert from 'node:assert/strict'
import test from 'node:test'
import { seededRandom } from '@vikalp/domain/random'
import { meetMean } from './meet-mean.ts'
import { correctIn, type SampleAttempt } from './sample-attempt.ts'

/** An attempt of ten questions, all with key A, with this many right. */
const attempt = (correct: number, isQuick = false): SampleAttempt => ({
  studentId: 'somebody',
  exam: 'NEET',
  subject: 'Physics',
  chapters: ['kinematics'],
  questionIds: Array.from({ length: 10 }, (_, i) => `kin-${i}`),
  chosen: 'A'.repeat(correct) + 'B'.repeat(10 - correct),
  key: 'A'.repeat(10),
  isQuick,
  seconds: Array(10).fill(40),
  startedAt: new Date(0),
  finishedAt: new Date(1),
})
const meanOf = (attempts: SampleAttempt[]): number =>
  (10 * attempts.reduce((sum, one) => sum + correctIn(one), 0)) / attempts.length

for (const [percent, name] of [
  [75, 'too many wrong answers become right'],
  [65, 'too many right answers become wrong'],
] as const)
  test(`${name}, one in an attempt`, () => {
    const free = Array.from({ length: 200 }, () => attempt(7))
    const met = meetMean(free, [], percent, seededRandom(1))
    assert.ok(Math.abs(meanOf(met) - percent) <= 0.05, `the mean is ${meanOf(met)}`)
    assert.deepEqual(new Set(met.map(correctIn)), new Set(percent > 70 ? [7, 8] : [6, 7]))
  })

test('fixed attempts count and stay, quick ones do not count', () => {
  const fixed = [...Array.from({ length: 100 }, () => attempt(4)), attempt(0, true)]
  const met = meetMean(
    Array.from({ length: 100 }, () => attempt(8)),
    fixed,
    62,
    seededRandom(1),
  )
  // 62 over 200 attempts is 12 400; the fixed ones bring 100 × 40, which leaves 84 for the free ones.
  assert.ok(Math.abs(meanOf(met) - 84) <= 0.1, `the mean is ${meanOf(met)}`)
})

test('a mean out of reach is a clear error', () => {
  assert.throws(() => meetMean([attempt(2), attempt(2)], [], 90, seededRandom(1)), /cannot reach 90 percent/)
})
