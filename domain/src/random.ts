/** A number from 0 (included) to 1 (excluded): randomness is an argument, so that rules stay pure. */
export type Random = () => number

/** A fair shuffled copy (Fisher-Yates). */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const left = [...items]
  const shuffled: T[] = []
  while (left.length > 0) shuffled.push(...left.splice(Math.floor(random() * left.length), 1))
  return shuffled
}

/** A repeatable source for tests and seeds: a linear congruential generator with the constants of Numerical Recipes. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A repeatable source from a text, hashed by the FNV-1a of Fowler, Noll and Vo, so that a name chooses the same everywhere. */
export function randomOf(text: string): Random {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return seededRandom(hash)
}

/** A normal deviate of mean 0 and variance 1 (Box and Muller). */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
