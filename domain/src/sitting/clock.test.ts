import assert from 'node:assert/strict'
import test from 'node:test'
import {
  closedBecause,
  earliestRelease,
  endsAt,
  fitsWindow,
  isOver,
  lastEnd,
  minutesWithExtra,
  type TestWindow,
} from './clock.ts'
import { clockOffset, withSample } from './clock-offset.ts'
import { endAfterPause, gapSeconds, grantMore, grantTime, lostTime } from './lost-time.ts'

const extra: [minutes: number, percent: number, all: number][] = [
  [180, 33.33, 240],
  [120, 33.33, 160],
  [60, 33.33, 80],
  [50, 33.33, 70],
  [180, 33.34, 245],
  [180, 25, 225],
  [180, 50, 270],
  [47, 0, 47],
  [47, 0.01, 50],
  [45, 100, 90],
]
for (const [minutes, percent, all] of extra)
  test(`${minutes} minutes with ${percent} % are ${all}`, () =>
    assert.equal(minutesWithExtra(minutes, percent), all))

/** 14:00 as the first minute of the day's count. */
const at = (hours: number, minutes = 0): number => (hours * 60 + minutes) * 60_000
const afternoon: TestWindow = { opensAt: at(14), closesAt: at(17), together: false, lateStart: 'cut' }
const sitting = { beganAt: at(14), minutes: 180, extraPercent: 0, returnedSeconds: 0 }

const ends: [
  what: string,
  changes: Partial<typeof sitting>,
  window: Partial<TestWindow> | undefined,
  end: number,
][] = [
  ['a mock of one’s own', { beganAt: at(9) }, undefined, at(12)],
  ['time given back', { beganAt: at(9), returnedSeconds: 372 }, undefined, at(12) + 372_000],
  ['a test begun at once', {}, {}, at(17)],
  ['a late start is cut', { beganAt: at(14, 22) }, {}, at(17)],
  ['a late start has the whole time', { beganAt: at(14, 22) }, { lateStart: 'full' }, at(17, 22)],
  ['extra time is after the closing', { extraPercent: 33.33 }, {}, at(18)],
  ['extra time, begun late', { extraPercent: 33.33, beganAt: at(14, 22) }, {}, at(18)],
  ['a short test in a long window', { minutes: 60, beganAt: at(15) }, {}, at(16)],
  ['one clock for all', { beganAt: at(14, 22) }, { together: true }, at(17)],
  ['one clock, with extra time', { beganAt: at(14, 22), extraPercent: 33.33 }, { together: true }, at(18)],
  ['time given back in a test', { returnedSeconds: 300 }, {}, at(17, 5)],
]
for (const [what, changes, window, end] of ends)
  test(`the end: ${what}`, () =>
    assert.equal(endsAt({ ...sitting, ...changes }, window && { ...afternoon, ...window }), end))

test('a test is begun between its opening and its closing', () =>
  assert.deepEqual(
    [at(13, 59), at(14), at(16, 59), at(17)].map((now) => closedBecause(now, afternoon)),
    ['not_open', undefined, undefined, 'closed'],
  ))

test('a test of three hours does not fit into two', () => {
  assert.equal(fitsWindow(afternoon, 180), true)
  assert.equal(fitsWindow({ ...afternoon, closesAt: at(16) }, 180), false)
})

test('no end of a sitting is later than the last end, and results come five minutes after it', () => {
  const percents = [0, 33.33]
  for (const lateStart of ['cut', 'full'] as const)
    for (const together of [true, false]) {
      const window = { ...afternoon, lateStart, together }
      const last = Math.max(
        ...percents.flatMap((extraPercent) =>
          [at(14), at(15), at(17) - 1].map((beganAt) =>
            endsAt({ ...sitting, extraPercent, beganAt }, window),
          ),
        ),
      )
      const bound = lastEnd(window, 180, percents)
      assert.ok(last <= bound && bound - last <= 1, `${lateStart} ${together}`)
      assert.equal(earliestRelease(window, 180, percents), bound + 300_000)
    }
  assert.equal(earliestRelease(afternoon, 180, percents), at(18, 5))
  assert.equal(earliestRelease(afternoon, 180, []), at(17, 5))
})

test('the clock closes ten seconds after the end', () =>
  assert.deepEqual([isOver(0, 9999), isOver(0, 10_000)], [false, true]))

test('a gap is from the last sign of life to a new page, half a minute or more', () => {
  assert.equal(gapSeconds(1000, 373_999, true), 372)
  assert.equal(gapSeconds(0, 29_999, true), 0)
  assert.equal(gapSeconds(0, 30_000, true), 30)
  assert.equal(gapSeconds(0, 600_000, false), 0)
})

test('lost time of a mock of one’s own: 15 minutes a gap, 30 in all', () => {
  const gaps = [372, 1200, 1200, 60]
  let returned = 0
  const given = gaps.map((gap) => {
    const { seconds, toAsk } = lostTime('giveBack', 'own', gap, returned)
    returned += seconds
    assert.equal(toAsk, 0)
    return seconds
  })
  assert.deepEqual(given, [372, 900, 528, 0])
  assert.equal(returned, 1800)
})

test('lost time of a test: five minutes in all, more from the teacher; nothing where the clock runs on', () => {
  assert.deepEqual(lostTime('giveBack', 'test', 372, 0), { seconds: 300, toAsk: 72 })
  assert.deepEqual(lostTime('giveBack', 'test', 100, 250), { seconds: 50, toAsk: 50 })
  assert.deepEqual(lostTime('giveBack', 'test', 100, 400), { seconds: 0, toAsk: 100 })
  for (const place of ['own', 'test'] as const)
    assert.deepEqual(lostTime('clockRuns', place, 372, 0), { seconds: 0, toAsk: 0 })
})

test('time given after the end waits for the student', () => {
  assert.deepEqual(grantTime(at(17), 300, at(16)), { state: 'running', endsAt: at(17, 5) })
  assert.deepEqual(grantTime(at(17), 300, at(17)), { state: 'paused', leftSeconds: 300 })
  assert.deepEqual(grantMore(300, 60), { state: 'paused', leftSeconds: 360 })
  assert.equal(endAfterPause(360, at(18)), at(18, 6))
})

test('the clock of the page follows the server by its quickest exchange of the last five', () => {
  const twoDays = 172_800_000
  const sample = (delay: number, asked: number) => ({
    now: asked + twoDays + delay / 2,
    asked,
    answered: asked + delay,
  })
  const skewed = { now: 1000 + twoDays + 1900, asked: 1000, answered: 3000 }
  assert.equal(clockOffset([]), undefined)
  assert.equal(clockOffset([skewed, sample(100, 5000)]), twoDays)
  const many = [sample(10, 0), ...[1, 2, 3, 4, 5].map((n) => ({ ...sample(200, n), now: n + 100 }))]
  assert.equal(clockOffset(many.reduce(withSample, [] as typeof many)), 0)
})
