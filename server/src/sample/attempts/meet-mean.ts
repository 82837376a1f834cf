import { type Random, shuffle } from '@vikalp/domain/random'
import { drawWrong } from './answers.ts'
import { correctIn, type SampleAttempt } from './sample-attempt.ts'

/** A twentieth of a percent either way, in the unit of the rollups: ten-thousandths of the total. */
const tolerance = 5

/**
 * Changes at most one answer in each free attempt until the mean score of the fixed and free attempts is the required
 * percentage. Fixed attempts stay as they are.
 */
export function meetMean(
  free: readonly SampleAttempt[],
  fixed: readonly SampleAttempt[],
  percent: number,
  random: Random,
): SampleAttempt[] {
  const counting = [...fixed, ...free].filter(({ isQuick }) => !isQuick)
  let missing = 100 * percent * counting.length - counting.reduce((sum, one) => sum + scoreOf(one), 0)
  const changed = new Map<SampleAttempt, SampleAttempt>()
  for (const attempt of shuffle(free, random)) {
    if (Math.abs(missing) <= tolerance * counting.length) return free.map((one) => changed.get(one) ?? one)
    const other = { ...attempt, chosen: missing > 0 ? raise(attempt) : lower(attempt, random) }
    missing -= scoreOf(other) - scoreOf(attempt)
    changed.set(attempt, other)
  }
  throw new Error(`The sample cannot reach ${percent} percent: the abilities are too far from it`)
}

const scoreOf = ({ chosen, key }: SampleAttempt): number =>
  Math.round((10_000 * correctIn({ chosen, key })) / key.length)

/** The first wrong answer becomes right. */
function raise({ chosen, key }: SampleAttempt): string {
  const place = [...key].findIndex((letter, i) => chosen[i] !== letter)
  return place < 0 ? chosen : chosen.slice(0, place) + key[place] + chosen.slice(place + 1)
}

/** The first right answer becomes wrong. */
function lower({ chosen, key }: SampleAttempt, random: Random): string {
  const place = [...key].findIndex((letter, i) => chosen[i] === letter)
  const wrong = drawWrong(key[place] ?? '', 0, random)
  return place < 0 ? chosen : chosen.slice(0, place) + wrong + chosen.slice(place + 1)
}
