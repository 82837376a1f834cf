import { type Random, shuffle } from '../random.ts'
import type { ChapterQuota } from './chapter-quotas.ts'
import type { Bucket } from './deal-items.ts'
import { makeNetwork, type Network } from './min-cost-flow.ts'
import { type PaperItem, topicOf } from './paper-bank.ts'

/** Items of one topic that can take the same places, and how many of them the paper takes. */
export type Cell = { topic: string; bucket: Bucket; items: readonly PaperItem[]; count: number }

/** The cell that binds: a chapter's items for a bucket, or all of a bucket's. */
export type Lack = { bucket: Bucket; chapter?: string; need: number; have: number }

export type Allotment = { cells: Cell[] } | { lack: Lack }

/** What a subject of a paper is made of. */
export type Places = {
  quotas: ReadonlyMap<string, ChapterQuota>
  buckets: readonly Bucket[]
  perTopic: number
  /** Whether an item is one that the bucket asks for. */
  takes: (bucket: Bucket, item: PaperItem) => boolean
  preference: (item: PaperItem) => number
}

// Costs: what a chapter must give, then the preference, then the rank of a chapter, then the items left. The sum of each
// over a paper of 200 questions, for a class of 300, stays below one step of what comes before; all are exact in a double.
const quotaStep = 3e13
const step = 2e8
const rankStep = 1e5

type Nodes = { chapters: string[]; topics: string[]; buckets: readonly Bucket[] }
type Counted = Omit<Cell, 'count'> & { units: () => number }
type Offered = { cells: readonly Counted[]; chapterOf: ReadonlyMap<string, string>; perTopic: number }

/**
 * How many questions of each topic take which places: every chapter keeps to its quota, every bucket has its size and no
 * topic more than `perTopic`, exactly; where there is a choice, items of the lower preference come first, then chapters of the
 * lower rank, then topics with the most items left.
 */
export function allotPlaces(
  items: readonly PaperItem[],
  { quotas, buckets, perTopic, takes, preference }: Places,
  random: Random,
): Allotment {
  const chapterOf = new Map(items.map((item) => [topicOf(item), item.chapter]))
  const nodes: Nodes = {
    chapters: [...quotas.keys()],
    topics: shuffle([...chapterOf.keys()], random),
    buckets,
  }
  const [source, sink] = [0, 1]
  const { chapter, topic, bucket, count } = numbered(nodes)
  const network = makeNetwork(count)
  const owed = [...quotas].map(([key, { least, more, rank }]) => {
    network.join(source, chapter(key), more, quotaStep + rank * rankStep)
    return { chapter: key, least, given: network.join(source, chapter(key), least, 0) }
  })
  for (const each of buckets) network.join(bucket(each), sink, each.size, 0)
  const byTopic = Map.groupBy(items, topicOf)
  const counted: Counted[] = []
  for (const key of nodes.topics) {
    const own = byTopic.get(key) ?? []
    joinByUnits(network, chapter(chapterOf.get(key) ?? ''), topic(key), { most: perTopic, items: own.length })
    for (const each of buckets) {
      const fitting = own.filter((item) => takes(each, item))
      const units = joinByUnits(network, topic(key), bucket(each), {
        most: perTopic,
        items: fitting.length,
        preferences: fitting.map(preference),
      })
      counted.push({ topic: key, bucket: each, items: fitting, units })
    }
  }
  const wanted = buckets.reduce((sum, { size }) => sum + size, 0)
  const sent = network.send(source, sink)
  const short = owed.find(({ least, given }) => given() < least)
  if (sent === wanted && !short)
    return { cells: counted.map(({ units, ...cell }) => ({ ...cell, count: units() })).filter(isTaken) }
  if (sent === wanted && short)
    return {
      lack: lackOf(
        { cells: counted, chapterOf, perTopic },
        [short.chapter],
        buckets,
        short.least - short.given(),
      ),
    }
  const reached = network.reachable(source)
  const open = nodes.chapters.filter((key) => reached.has(chapter(key)))
  const unfilled = buckets.filter((each) => each.size > 0 && !reached.has(bucket(each)))
  return { lack: lackOf({ cells: counted, chapterOf, perTopic }, open, unfilled, wanted - sent) }
}

const isTaken = ({ count }: Cell): boolean => count > 0

function numbered({ chapters, topics, buckets }: Nodes) {
  const chapter = new Map(chapters.map((key, i) => [key, 2 + i]))
  const topic = new Map(topics.map((key, i) => [key, 2 + chapters.length + i]))
  const bucket = new Map(buckets.map((each, i) => [each, 2 + chapters.length + topics.length + i]))
  return {
    chapter: (key: string) => chapter.get(key) ?? 0,
    topic: (key: string) => topic.get(key) ?? 0,
    bucket: (each: Bucket) => bucket.get(each) ?? 0,
    count: 2 + chapters.length + topics.length + buckets.length,
  }
}

/** One arc for each unit, the next one dearer, so that what has many items left gives more. */
function joinByUnits(
  network: Network,
  from: number,
  to: number,
  { most, items, preferences = [] }: { most: number; items: number; preferences?: readonly number[] },
): () => number {
  const cheapest = preferences.toSorted((a, b) => a - b)
  const units = Array.from({ length: Math.min(most, items) }, (_, i) =>
    network.join(from, to, 1, step * (cheapest[i] ?? 0) + Math.round((100 * (i + 0.5)) / items)),
  )
  return () => units.reduce((sum, unit) => sum + unit(), 0)
}

/** A bucket that all chapters together cannot fill; else the cell of a full cut with the fewest items. */
function lackOf(
  { cells, chapterOf, perTopic }: Offered,
  open: readonly string[],
  unfilled: readonly Bucket[],
  missing: number,
): Lack {
  const have = (bucket: Bucket, chapter?: string): number =>
    cells
      .filter((cell) => cell.bucket === bucket)
      .filter((cell) => chapter === undefined || chapterOf.get(cell.topic) === chapter)
      .reduce((sum, { items }) => sum + Math.min(perTopic, items.length), 0)
  const whole = unfilled.map((bucket) => ({ bucket, need: bucket.size, have: have(bucket) }))
  const short = whole.find((lack) => lack.have < lack.need)
  if (short) return short
  const bound = unfilled
    .flatMap((bucket) =>
      open.map((chapter) => ({
        bucket,
        chapter,
        have: have(bucket, chapter),
        need: have(bucket, chapter) + missing,
      })),
    )
    .toSorted((a, b) => a.have - b.have)
  const [first] = [...bound, ...whole]
  if (!first) throw new Error('A paper without places lacks nothing')
  return first
}
