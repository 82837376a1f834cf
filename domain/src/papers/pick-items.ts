import { type Random, shuffle } from '../random.ts'
import { type Letter, letters } from '../vocabulary.ts'
import type { Cell } from './allot-places.ts'
import type { PaperItem } from './paper-bank.ts'

export type Picked = { item: PaperItem; section: number }

export type Picks = { picked: Picked[] } | { unfit: string }

type Choice = {
  cells: readonly Cell[]
  alike: ReadonlyMap<string, ReadonlySet<string>>
  /** Equal of two items means that neither is better. */
  compare: (a: PaperItem, b: PaperItem) => number
  random: Random
}

/**
 * The best items of each cell. Of equal ones, the one whose letter of the key is rarest so far. An item that is too alike
 * to one in the paper is passed over; where a cell has no other, the item that is in its way is named.
 */
export function pickItems({ cells, alike, compare, random }: Choice): Picks {
  const chosen: Picked[] = []
  const held = new Map<Letter, number>(letters.map((letter) => [letter, 0]))
  const ids = new Set<string>()
  // Those without a choice come first, so that the others can balance the letters.
  for (const { items, bucket, count } of cells.toSorted(
    (a, b) => a.items.length - a.count - (b.items.length - b.count),
  )) {
    const left = new Set(shuffle(items, random).sort(compare))
    for (let place = 0; place < count; place++) {
      const free = [...left].filter(({ id }) => !overlaps(alike.get(id), ids))
      const [best] = free
      if (!best) return { unfit: [...left][0]?.id ?? '' }
      const item = free
        .filter((each) => compare(each, best) === 0)
        .reduce((a, b) => (timesHeld(held, b) < timesHeld(held, a) ? b : a), best)
      left.delete(item)
      ids.add(item.id)
      if (item.key) held.set(item.key, (held.get(item.key) ?? 0) + 1)
      chosen.push({ item, section: bucket.section })
    }
  }
  return { picked: chosen }
}

const overlaps = (some: ReadonlySet<string> | undefined, ids: ReadonlySet<string>): boolean =>
  some !== undefined && !some.isDisjointFrom(ids)

const timesHeld = (held: ReadonlyMap<Letter, number>, { key }: PaperItem): number =>
  key === null ? 0 : (held.get(key) ?? 0)
