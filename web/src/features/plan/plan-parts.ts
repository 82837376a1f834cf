import type { Today, TodayBlock } from '@vikalp/contract/practice/plan'

type Sentences = {
  reviews: (count: number) => string
  repair: (count: number) => string
  topic: (count: number, topic: string) => string
  topics: (count: number, topics: number) => string
  mixed: (count: number) => string
  mock: string
}

const namedTopics = 2

/** What a plan has, in the order of the day: reviews together, topics by name while there are few. */
export function planParts(blocks: readonly TodayBlock[], m: Sentences): string[] {
  const of = (name: TodayBlock['block']) => blocks.filter(({ block }) => block === name)
  const count = (some: readonly TodayBlock[]): number => some.reduce((sum, one) => sum + one.count, 0)
  const topics = of('topic')
  const said = (['reviews', 'repair', 'mixed'] as const).map((name) => {
    const items = count(of(name))
    return items > 0 ? [m[name](items)] : []
  })
  const [reviews = [], repair = [], mixed = []] = said
  const ofTopics =
    topics.length > namedTopics
      ? [m.topics(count(topics), topics.length)]
      : topics.map((block) => m.topic(block.count, block.topic ?? ''))
  return [...(of('mock').length > 0 ? [m.mock] : []), ...reviews, ...repair, ...ofTopics, ...mixed]
}

/** At least one, as long as something is left or was done. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.round(seconds / 60))

/** Whether most of the planned time is for reviews, as near the exam. */
export function isMostlyReviews({ blocks }: Today): boolean {
  const sum = (some: readonly TodayBlock[]): number => some.reduce((total, { seconds }) => total + seconds, 0)
  return 2 * sum(blocks.filter(({ block }) => block === 'reviews')) > sum(blocks)
}

/** How much of a day is done: questions, and apart from them whether a mock test is in it and was sat. */
export function progressOf({ blocks }: Pick<Today, 'blocks'>) {
  const asked = blocks.filter(({ block }) => block !== 'mock')
  const mocks = blocks.filter(({ block }) => block === 'mock')
  return {
    total: asked.reduce((sum, { count }) => sum + count, 0),
    done: asked.reduce((sum, { done }) => sum + done, 0),
    hasMock: mocks.length > 0,
    mockToCome: mocks.some(({ count, done }) => done < count),
  }
}

/** Whether it is worth saying that no review comes: as long as something of the day is to come. */
export const hasNoReviews = ({ blocks }: Pick<Today, 'blocks'>): boolean =>
  blocks.some(({ count, done }) => done < count) && blocks.every(({ block }) => block !== 'reviews')
