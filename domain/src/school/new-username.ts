import { latinWords } from './latin-letters.ts'

/** Room before the @, so that a number still fits behind it. */
const longestName = 36

/**
 * A username for a name: the first and the last word of it, and a number where somebody has it already. It is added to
 * the taken ones.
 */
export function newUsername(name: string, handle: string, taken: Set<string>): string {
  const words = latinWords(name)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  const base = ends.join('.').slice(0, longestName).replace(/\.$/, '') || 'student'
  let username = `${base}@${handle}`
  for (let n = 2; taken.has(username); n++) username = `${base}${n}@${handle}`
  taken.add(username)
  return username
}
