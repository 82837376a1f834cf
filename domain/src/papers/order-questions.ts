import { type Random, shuffle } from '../random.ts'

/**
 * A random order in which no two neighbours have the same topic, where that can be had; the first differs from the topic
 * before as well.
 */
export function orderQuestions<T extends { topic: string }>(
  items: readonly T[],
  random: Random,
  before?: string,
): T[] {
  const left = shuffle(items, random)
  const ordered: T[] = []
  for (let last = before; left.length > 0; last = ordered.at(-1)?.topic) {
    const counts = new Map<string, number>()
    for (const { topic } of left) counts.set(topic, (counts.get(topic) ?? 0) + 1)
    // A topic that fills half of what is left has to come now, or two of it would meet at the end.
    const urgent = ({ topic }: T) => topic !== last && 2 * (counts.get(topic) ?? 0) >= left.length
    const at = [left.findIndex(urgent), left.findIndex(({ topic }) => topic !== last), 0].find((i) => i >= 0)
    ordered.push(...left.splice(at ?? 0, 1))
  }
  return ordered
}
