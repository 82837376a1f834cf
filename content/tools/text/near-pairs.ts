/** Two similar sets; the similarity is |a ∩ b| / |a ∪ b|. */
export type NearPair = { first: number; second: number; likeness: number }

/**
 * All pairs of sets at least as similar as the threshold. Such sets must share one of their few rarest members, so only
 * sets that do are compared: the whole bank takes well under a second.
 */
export function nearPairs(sets: readonly ReadonlySet<string>[], threshold: number): NearPair[] {
  const frequency = new Map<string, number>()
  for (const set of sets) for (const member of set) frequency.set(member, (frequency.get(member) ?? 0) + 1)
  const rarity = (member: string) => frequency.get(member) ?? 0
  const holders = new Map<string, number[]>()
  const pairs: NearPair[] = []
  for (const [second, set] of sets.entries()) {
    const ordered = [...set].sort((a, b) => rarity(a) - rarity(b) || (a < b ? -1 : 1))
    const rarest = ordered.slice(0, set.size - Math.ceil(threshold * set.size) + 1)
    const met = new Set(rarest.flatMap((member) => holders.get(member) ?? []))
    for (const first of met) {
      const likeness = likenessOf(sets[first] ?? new Set(), set)
      if (likeness >= threshold) pairs.push({ first, second, likeness })
    }
    for (const member of rarest) {
      const known = holders.get(member)
      if (known) known.push(second)
      else holders.set(member, [second])
    }
  }
  return pairs
}

export function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  let both = 0
  for (const member of small) if (large.has(member)) both += 1
  return both === 0 ? 0 : both / (a.size + b.size - both)
}
