import { randomInt } from 'node:crypto'

/** Without those that are mistaken for each other: I and 1, O and 0. */
const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 8
const mostTries = 5

/** Who knows the code gets in: it must not be guessable, so chance that can be seeded will not do. */
export const newCode = (): string =>
  Array.from({ length }, () => characters[randomInt(characters.length)]).join('')

/** Tries new codes until one is kept; `keep` gives undefined for a code that is taken. */
export async function withNewCode<T>(keep: (code: string) => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < mostTries; tries++) {
    const kept = await keep(newCode())
    if (kept !== undefined) return kept
  }
  throw new Error(`${mostTries} new codes were taken`)
}
