/** So many units by weight, the largest remainders first; what one cannot hold goes to the others by their weights. */
export function shareOut(
  units: number,
  weights: readonly number[],
  most: readonly number[] = weights.map(() => Number.POSITIVE_INFINITY),
): number[] {
  const full = new Set<number>()
  for (;;) {
    const open = [...weights.keys()].filter((i) => !full.has(i))
    const left = units - [...full].reduce((sum, i) => sum + (most[i] ?? 0), 0)
    const all = open.reduce((sum, i) => sum + (weights[i] ?? 0), 0)
    const shareOf = (i: number): number => (left * (weights[i] ?? 0)) / all
    const over = open.filter((i) => shareOf(i) > (most[i] ?? 0))
    for (const i of over) full.add(i)
    if (over.length > 0) continue
    const given = weights.map((_, i) => (full.has(i) ? (most[i] ?? 0) : Math.floor(shareOf(i))))
    const rest = units - given.reduce((sum, each) => sum + each, 0)
    const byRest = open.toSorted((a, b) => (shareOf(b) % 1) - (shareOf(a) % 1))
    for (const i of byRest.slice(0, rest)) given[i] = (given[i] ?? 0) + 1
    return given
  }
}
