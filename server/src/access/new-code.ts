import { randomInt } from 'node:crypto'
import { codeCharacters, codeLength } from '@vikalp/domain/classes/join-code'

const mostTries = 5

/** Who knows the code gets in: it must not be guessable, so chance that can be seeded will not do. */
export const newCode = (): string =>
  Array.from({ length: codeLength }, () => codeCharacters[randomInt(codeCharacters.length)]).join('')

/** Tries new codes until one is kept; `keep` gives undefined for a code that is taken. */
export async function withNewCode<T>(keep: (code: string) => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < mostTries; tries++) {
    const kept = await keep(newCode())
    if (kept !== undefined) return kept
  }
  throw new Error(`${mostTries} new codes were taken`)
}
