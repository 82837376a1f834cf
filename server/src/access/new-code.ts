import { createHash, randomInt } from 'node:crypto'
import { codeCharacters, codeLength } from '@vikalp/domain/classes/join-code'

const mostTries = 5

/** Anybody with the code gets in, so it must not be guessable: a seeded random source is not enough. */
export const newCode = (length = codeLength): string =>
  Array.from({ length }, () => codeCharacters[randomInt(codeCharacters.length)]).join('')

/** What is stored of a code that nobody is shown again: a backup or a reader of the database learns none from it. */
export const hashOfCode = (code: string): Buffer => createHash('sha256').update(code).digest()

/** Tries new codes until one is stored; `store` returns undefined for a code that is taken. */
export async function withNewCode<T>(store: (code: string) => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < mostTries; tries++) {
    const stored = await store(newCode())
    if (stored !== undefined) return stored
  }
  throw new Error(`${mostTries} new codes were taken`)
}
