import type { Random } from '@vikalp/domain/random'

export function draw<T>(items: readonly T[], random: Random): T {
  const drawn = items[Math.floor(random() * items.length)]
  if (drawn === undefined) throw new Error('There is nothing to draw from')
  return drawn
}

/** A whole number, both ends included. */
export const drawBetween = (lowest: number, highest: number, random: Random): number =>
  lowest + Math.floor(random() * (highest - lowest + 1))

/** Close enough to a normal distribution: the sum of three numbers, mean 0, standard deviation 1, never beyond 3. */
export const drawNormal = (random: Random): number => 2 * (random() + random() + random() - 1.5)
