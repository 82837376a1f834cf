import { type Letter, letters } from '../vocabulary.ts'
import { type PaperItem, topicOf } from './paper-bank.ts'
import type { Picked } from './pick-items.ts'

export type Exchange = {
  /** All that could stand in the paper, each with its section. */
  pool: readonly Picked[]
  alike: ReadonlyMap<string, ReadonlySet<string>>
  perTopic: number
  /** Whether one may take the place of the other: same chapter, same places, neither better. */
  isEqual: (a: Picked, b: Picked) => boolean
}

/** 18 to 32 in a hundred; in few questions what comes nearest to a quarter. */
export function letterBand(questions: number): { least: number; most: number } {
  const least = Math.ceil((questions * 18) / 100)
  const most = Math.floor((questions * 32) / 100)
  return {
    least: Math.min(least, Math.floor(questions / letters.length)),
    most: Math.max(most, Math.ceil(questions / letters.length)),
  }
}

export function letterCounts(items: readonly PaperItem[]): Map<Letter, number> {
  const counts = new Map<Letter, number>(letters.map((letter) => [letter, 0]))
  for (const { key } of items) if (key) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** Whether every letter has its share of the keys. */
export function hasFairLetters(items: readonly PaperItem[]): boolean {
  const counts = [...letterCounts(items).values()]
  const { least, most } = letterBand(counts.reduce((sum, count) => sum + count, 0))
  return counts.every((count) => count >= least && count <= most)
}

/** Exchanges equal items until every letter of the key has its share, or nothing more can be exchanged. */
export function balanceLetters(chosen: readonly Picked[], exchange: Exchange): Picked[] {
  const balanced = [...chosen]
  for (;;) {
    const items = balanced.map(({ item }) => item)
    if (hasFairLetters(items)) return balanced
    const counts = letterCounts(items)
    // An exchange narrows the gap of two letters, so this ends.
    const pairs = letters
      .flatMap((from) => letters.map((to) => ({ from, to, gap: gapOf(counts, from, to) })))
      .filter(({ gap }) => gap >= 2)
      .toSorted((a, b) => b.gap - a.gap)
    if (!pairs.some(({ from, to }) => exchangeOne(balanced, from, to, exchange))) return balanced
  }
}

const gapOf = (counts: ReadonlyMap<Letter, number>, from: Letter, to: Letter): number =>
  (counts.get(from) ?? 0) - (counts.get(to) ?? 0)

function exchangeOne(balanced: Picked[], from: Letter, to: Letter, exchange: Exchange): boolean {
  for (const [place, old] of balanced.entries()) {
    if (old.item.key !== from) continue
    const others = balanced.filter((each) => each !== old).map(({ item }) => item)
    const better = replacementOf(old, others, exchange, (item) => item.key === to)
    if (!better) continue
    balanced[place] = better
    return true
  }
  return false
}

/** An item that may take the place of another beside the rest of the paper. */
export function replacementOf(
  old: Picked,
  others: readonly PaperItem[],
  { pool, alike, perTopic, isEqual }: Exchange,
  isWanted: (item: PaperItem) => boolean,
): Picked | undefined {
  const ids = new Set(others.map(({ id }) => id))
  return pool.find(
    (each) =>
      isWanted(each.item) &&
      each.item.id !== old.item.id &&
      !ids.has(each.item.id) &&
      isEqual(each, old) &&
      (alike.get(each.item.id)?.isDisjointFrom(ids) ?? true) &&
      others.filter((other) => topicOf(other) === topicOf(each.item)).length < perTopic,
  )
}
