import { latinWords } from './latin-letters.ts'

/** Room before the @, so that a number still fits behind it. */
const longestName = 36

/**
 * Gives usernames to names: the first and the last word of each, and a number where somebody has it already. None is given
 * twice; where a name was last found free is remembered, so that thousands of one name are not searched from the beginning.
 */
export function usernamesFor(handle: string, taken: Iterable<string>): (name: string) => string {
  const given = new Set(taken)
  const next = new Map<string, number>()
  return (name) => {
    const base = baseOf(name)
    let number = next.get(base) ?? 1
    const username = (): string => `${base}${number === 1 ? '' : number}@${handle}`
    while (given.has(username())) number += 1
    next.set(base, number)
    given.add(username())
    return username()
  }
}

function baseOf(name: string): string {
  const words = latinWords(name)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.join('.').slice(0, longestName).replace(/\.$/, '') || 'student'
}
