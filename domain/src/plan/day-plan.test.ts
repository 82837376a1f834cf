import assert from 'node:assert/strict'
import test from 'node:test'
import { addDays } from '../progress/periods.ts'
import { normal, seededRandom } from '../random.ts'
import { subjectKeys } from '../vocabulary.ts'
import { type DayPlan, type DayWanted, type Goal, planDay } from './day-plan.ts'
import { itemSeconds } from './item-seconds.ts'
import { isMockDay } from './mock-days.ts'

/** A Tuesday. */
const day = '2026-11-24'
const goal: Goal = { examOn: '2027-05-02', weekdayMinutes: 45, weekendMinutes: 120, restDays: [6] }
const seconds = Object.fromEntries(subjectKeys.map((subject) => [subject, itemSeconds(subject, undefined)]))
const subjects = ['Physics', 'Chemistry', 'Biology'] as const
const of = (i: number): number => seconds[subjects[i % subjects.length] ?? ''] ?? 0

const wanted: DayWanted = {
  day,
  goal,
  cards: Array.from({ length: 40 }, (_, i) => ({
    id: `card ${i}`,
    stability: 1 + (i % 9),
    difficulty: 5,
    elapsed: 20 + i,
    seconds: of(i),
  })),
  mistakes: Array.from({ length: 20 }, (_, i) => ({ questionId: `mistake ${i}`, seconds: of(i + 1) })),
  topics: Array.from({ length: 40 }, (_, i) => ({
    topic: `Topic ${i}`,
    chapter: `Chapter ${i % 7}`,
    value: 1 / (1 + i),
    unseen: 3 + (i % 10),
    seconds: of(i),
  })),
  mixed: { chapters: 2, unseen: 50, seconds: 80 },
  mock: { template: 'neet-ug-2027', seconds: 180 * 60 },
}
const plan = (changes: Partial<DayWanted>): DayPlan => planDay({ ...wanted, ...changes })
const planned = ({ blocks }: DayPlan): number => blocks.reduce((sum, block) => sum + block.seconds, 0)
const inBlock = (made: DayPlan, name: string): number =>
  made.blocks.filter(({ block }) => block === name).reduce((sum, block) => sum + block.seconds, 0)

test('a plan fills 95 to 100 % of the minutes, with much to review, little, and nothing', () => {
  const nothing = { cards: [], mistakes: [], mixed: { ...wanted.mixed, chapters: 0 } }
  for (const minutes of [15, 30, 60, 120, 240])
    for (const changes of [{}, nothing, { cards: wanted.cards.slice(0, 3) }]) {
      const share = planned(plan({ minutes, ...changes })) / (60 * minutes)
      assert.ok(share >= 0.95 && share <= 1, `${minutes} minutes: ${share}`)
    }
})

test('a long day is full where the best topics have little left', () => {
  const topics = wanted.topics.map((one) => ({ ...one, unseen: 2 }))
  for (const minutes of [60, 120]) {
    const share = planned(plan({ minutes, topics, cards: [], mistakes: [] })) / (60 * minutes)
    assert.ok(share >= 0.95 && share <= 1, `${minutes} minutes: ${share}`)
  }
})

test('a short day is full where the best topics all take longer than what is left of it', () => {
  const slow = [137, 101, 83]
  const topics = wanted.topics.map((one, i) => ({ ...one, seconds: slow[Math.floor(i / 10)] ?? 83 }))
  const rest = { cards: [], mistakes: [], mixed: { ...wanted.mixed, chapters: 0 } }
  const share = planned(plan({ minutes: 15, topics, ...rest })) / (60 * 15)
  assert.ok(share >= 0.95 && share <= 1, `${share}`)
})

test('who works at the own pace needs about the minutes that were planned', () => {
  const random = seededRandom(7)
  for (const [minutes, low, high] of [
    [15, 0.68, 1.28],
    [30, 0.75, 1.27],
    [60, 0.75, 1.27],
    [120, 0.75, 1.27],
  ] as const) {
    const { blocks } = plan({ minutes })
    const each = blocks.flatMap(({ count, seconds: all }) => Array.from({ length: count }, () => all / count))
    const takes = Array.from({ length: 400 }, () => {
      const needed = each.map((usual) => 20 + (usual - 20) * Math.exp(0.5 * normal(random)))
      return needed.reduce((sum, one) => sum + one, 0) / (60 * minutes)
    }).toSorted((a, b) => a - b)
    const [tenth = 0, ninetieth = 0] = [takes[40], takes[360]]
    assert.ok(tenth >= low && ninetieth <= high, `${minutes} minutes: ${tenth} to ${ninetieth}`)
  }
})

test('reviews take 40 % of the minutes, 60 in the last two weeks, repairs and a mixed block a fifth', () => {
  const far = plan({ minutes: 60 })
  assert.ok(inBlock(far, 'reviews') <= 0.4 * 3600 && inBlock(far, 'reviews') > 0.35 * 3600)
  assert.ok(inBlock(far, 'repair') <= 0.2 * 3600 && inBlock(far, 'repair') > 0)
  const near = plan({ minutes: 60, goal: { ...goal, examOn: addDays(day, 14) } })
  assert.ok(inBlock(near, 'reviews') <= 0.6 * 3600 && inBlock(near, 'reviews') > 0.5 * 3600)
  assert.ok(inBlock(far, 'mixed') > 0)
  assert.equal(inBlock(plan({ mixed: { ...wanted.mixed, chapters: 1 } }), 'mixed'), 0)
})

test('topics come by their worth', () => {
  const { blocks } = plan({ minutes: 30, cards: [], mistakes: [] })
  const topics = blocks.flatMap((block) => (block.block === 'topic' ? block.topic : []))
  assert.ok(topics.includes('Topic 0'))
})

test('the state of a day: no goal, rest, the exam tomorrow, today and over, no minutes', () => {
  const state = (changes: Partial<DayWanted>): string => plan(changes).state
  assert.equal(state({ goal: undefined }), 'no-goal')
  assert.equal(state({ day: '2026-11-29' }), 'rest')
  assert.equal(state({ day: '2026-11-29', minutes: 15 }), 'plan')
  assert.equal(state({ goal: { ...goal, examOn: addDays(day, 1) } }), 'plan')
  assert.equal(state({ goal: { ...goal, examOn: day } }), 'exam-day')
  assert.equal(state({ goal: { ...goal, examOn: addDays(day, -1) } }), 'exam-over')
  assert.equal(state({ minutes: 0 }), 'no-minutes')
  assert.equal(plan({}).minutes, 45)
  assert.equal(plan({ day: '2026-11-28' }).minutes, 120)
})

test('every second Sunday of the last ten weeks a mock takes the place of the mixed block, if it fits', () => {
  const examOn = '2027-05-02'
  const sundays = Array.from({ length: 160 }, (_, i) => addDays(day, i)).filter((on) => isMockDay(on, examOn))
  assert.deepEqual(sundays, ['2027-02-28', '2027-03-14', '2027-03-28', '2027-04-11', '2027-04-25'])
  const on = { day: '2027-04-25', goal: { ...goal, restDays: [] } }
  const whole = plan({ ...on, minutes: 240 })
  assert.deepEqual([inBlock(whole, 'mock'), inBlock(whole, 'mixed')], [180 * 60, 0])
  const short = plan({ ...on, minutes: 60 })
  assert.ok(inBlock(short, 'mock') === 0 && inBlock(short, 'mixed') > 0)
})

test('the pace is the own one as soon as it is known: ten answers weigh as much as the usual', () => {
  assert.equal(itemSeconds('Physics', undefined), 110)
  assert.equal(itemSeconds('Biology', { median: 65, answers: 10 }), 75)
  assert.equal(itemSeconds('Chemistry', { median: 40, answers: 90 }), 62)
})
