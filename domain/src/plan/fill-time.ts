/** Something of which at most `most` can be taken, each for so many seconds; the first are the best. */
export type Portion = { seconds: number; most: number }

/** Time that is left for the exact fit, where the best first would leave a gap. */
const fitted = 600

/** How many of each portion fill the time without exceeding it: the best first, and at the end whatever fits closest. */
export function fillTime(portions: readonly Portion[], time: number): number[] {
  const counts = portions.map(() => 0)
  let left = time
  for (const [i, { seconds, most }] of portions.entries()) {
    const count = Math.max(0, Math.min(most, Math.floor((left - fitted) / seconds)))
    counts[i] = count
    left -= count * seconds
  }
  const rest = portions.map(({ seconds, most }, i) => ({ seconds, most: most - (counts[i] ?? 0) }))
  for (const [i, count] of closestFit(rest, left)) counts[i] = (counts[i] ?? 0) + count
  return counts
}

/** Over all sums of seconds up to the time that portions reach, the largest; of equal ones that with the best portions. */
function closestFit(portions: readonly Portion[], time: number): Map<number, number> {
  const whole = Math.floor(time)
  const reached = new Map<number, Map<number, number>>([[0, new Map()]])
  for (const [i, { seconds, most }] of portions.entries()) {
    if (reached.has(whole)) break
    const before = [...reached].toSorted(([a], [b]) => a - b)
    for (const [sum, counts] of before)
      for (let n = 1; n <= most && sum + n * seconds <= whole; n++)
        if (!reached.has(sum + n * seconds)) reached.set(sum + n * seconds, new Map(counts).set(i, n))
  }
  return reached.get(Math.max(...reached.keys())) ?? new Map()
}
