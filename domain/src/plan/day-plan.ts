import { type Day, daysBetween, mondayOf } from '../progress/periods.ts'
import { type DueCard, planReviews, reviewShare } from '../revision/plan-reviews.ts'
import type { DayState, PlanBlock } from '../vocabulary.ts'
import { fillTime } from './fill-time.ts'
import { isMockDay } from './mock-days.ts'

/** What a student wants: an exam on a day, minutes for weekdays and weekends, days of rest (0 is Monday). */
export type Goal = {
  examOn: Day
  weekdayMinutes: number
  weekendMinutes: number
  restDays: readonly number[]
}

export type PlannedTopic = { topic: string; chapter: string; value: number; unseen: number; seconds: number }

type DayTime = {
  day: Day
  goal: Goal | undefined
  /** Chosen for today alone, in place of the goal's. */
  minutes?: number | undefined
}

export type DayWanted = DayTime & {
  cards: readonly DueCard[]
  /** Mistakes that are not repaired, the oldest first. */
  mistakes: readonly { questionId: string; seconds: number }[]
  topics: readonly PlannedTopic[]
  /** Chapters beyond 60 %, and what an item of them takes; mixed from two on. */
  mixed: { chapters: number; unseen: number; seconds: number }
  mock: { template: string; seconds: number } | undefined
}

export type Block = { block: PlanBlock; count: number; seconds: number } & (
  | { block: 'reviews'; ids: string[] }
  | { block: 'repair'; ids: string[] }
  | { block: 'topic'; topic: string; chapter: string }
  | { block: 'mixed' }
  | { block: 'mock'; template: string }
)

export type DayPlan = { state: DayState; minutes: number; left?: number; blocks: Block[] }

const reviewsAtMost = 100
const repairShare = 0.2
const mixedShare = 0.2
const mixedFrom = 2
const perTopic = 12
const topicsForChoice = 8

/** What is known of a day before anything is planned: where it stands, its minutes and the days to the exam. */
export function standingOf({ day, goal, minutes: chosen }: DayTime): Omit<DayPlan, 'blocks'> {
  if (!goal) return { state: 'no-goal', minutes: 0 }
  const left = daysBetween(day, goal.examOn)
  const weekday = daysBetween(mondayOf(day), day)
  const usual = weekday < 5 ? goal.weekdayMinutes : goal.weekendMinutes
  const minutes = chosen ?? usual
  const none = (state: DayState) => ({ state, minutes: 0, left })
  if (left < 0) return none('exam-over')
  if (left === 0) return none('exam-day')
  if (chosen === undefined && goal.restDays.includes(weekday)) return none('rest')
  if (minutes <= 0) return none('no-minutes')
  return { state: 'plan', minutes, left }
}

/** What a student does today: reviews, what is to be repaired, topics by their worth, and a mixed block or a mock. */
export function planDay(wanted: DayWanted): DayPlan {
  const { goal } = wanted
  const standing = standingOf(wanted)
  const { state, minutes, left } = standing
  if (!goal || state !== 'plan' || left === undefined) return { ...standing, blocks: [] }
  return { ...standing, blocks: blocksOf(wanted, goal, left, 60 * minutes) }
}

function blocksOf(wanted: DayWanted, goal: Goal, left: number, time: number): Block[] {
  const { day, cards, mock } = wanted
  const isMock = mock !== undefined && isMockDay(day, goal.examOn) && mock.seconds <= time
  const taken: Block[] = isMock
    ? [{ block: 'mock', template: mock.template, count: 1, seconds: mock.seconds }]
    : []
  const budget = Math.min(time - secondsOf(taken), reviewShare(left) * time)
  const reviews = planReviews({ left, cards, seconds: budget, cap: reviewsAtMost })
  const before = [...taken, ...asked('reviews', reviews)]
  const repair = repairOf(wanted, Math.min(time - secondsOf(before), repairShare * time), reviews)
  before.push(...asked('repair', repair))
  const mixed = isMock ? [] : mixedOf(wanted, mixedShare * time)
  const rest = time - secondsOf([...before, ...mixed])
  return [...before, ...fillRest(wanted, rest, mixed)]
}

const secondsOf = (blocks: readonly { seconds: number }[]): number =>
  blocks.reduce((sum, { seconds }) => sum + seconds, 0)

type Asked = { id: string; seconds: number }

const asked = (block: Extract<Block, { ids: string[] }>['block'], items: readonly Asked[]): Block[] =>
  items.length > 0
    ? [{ block, ids: items.map(({ id }) => id), count: items.length, seconds: secondsOf(items) }]
    : []

/** As many of the mistakes, the oldest first, as fit. */
function repairOf({ mistakes }: DayWanted, budget: number, reviews: readonly Asked[]): Asked[] {
  const repaired: Asked[] = []
  for (const { questionId, seconds } of mistakes)
    if (!reviews.some(({ id }) => id === questionId) && secondsOf(repaired) + seconds <= budget)
      repaired.push({ id: questionId, seconds })
  return repaired
}

function mixedOf({ mixed: { chapters, unseen, seconds } }: DayWanted, budget: number): Block[] {
  const count = chapters < mixedFrom ? 0 : Math.min(unseen, Math.floor(budget / seconds))
  return count > 0 ? [{ block: 'mixed', count, seconds: count * seconds }] : []
}

/** Topics take what is left; a mixed block takes what they leave over, where there is one. */
function fillRest({ topics, mixed }: DayWanted, rest: number, planned: readonly Block[]): Block[] {
  const best = bestFor(topics, rest)
  const [first] = planned
  const more = first ? mixed.unseen - first.count : 0
  const portions = best.map((one) => ({ seconds: one.seconds, most: mostOf(one) }))
  const counts = fillTime([...portions, { seconds: mixed.seconds, most: more }], rest)
  const added = counts.at(-1) ?? 0
  const blocks = best.flatMap(({ topic, chapter, seconds }, i): Block[] => {
    const count = counts[i] ?? 0
    return count > 0 ? [{ block: 'topic', topic, chapter, count, seconds: count * seconds }] : []
  })
  return first
    ? [...blocks, { ...first, count: first.count + added, seconds: first.seconds + added * mixed.seconds }]
    : blocks
}

const mostOf = ({ unseen }: PlannedTopic): number => Math.min(perTopic, unseen)

/**
 * The best topics, as many as have room for the time, and some more for the choice; of every other pace the best one, without
 * which a short day of slow items would have a gap.
 */
function bestFor(topics: readonly PlannedTopic[], time: number): PlannedTopic[] {
  const ranked = topics.filter(({ unseen }) => unseen > 0).toSorted((a, b) => b.value - a.value)
  let room = 0
  const needed = ranked.findIndex((one, i) => {
    const isEnough = i >= topicsForChoice && room >= time
    room += mostOf(one) * one.seconds
    return isEnough
  })
  const best = needed < 0 ? ranked : ranked.slice(0, needed)
  const paces = new Set(best.map(({ seconds }) => seconds))
  const others = [...Map.groupBy(ranked, ({ seconds }) => seconds)].filter(([seconds]) => !paces.has(seconds))
  return [...best, ...others.flatMap(([, [first]]) => first ?? [])]
}
