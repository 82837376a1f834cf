import type { Letter } from './score-attempt.ts'

/**
 * How an attempt is stored: its questions in the order they were asked, and beside them one letter each, 'AB-D', for
 * what was chosen and for the key that was served; '-' where nothing was chosen.
 */
export type AttemptLetters = { questionIds: readonly string[]; chosen: string; key: string }

const none = '-'

const isLetter = (character: string | undefined): character is Letter =>
  character !== undefined && 'ABCD'.includes(character)

/** The letter of each question; null where nothing was chosen. */
export const readLetters = (ids: readonly string[], letters: string): Map<string, Letter | null> =>
  new Map(ids.map((id, place) => [id, isLetter(letters[place]) ? letters[place] : null]))

export const writeLetters = (ids: readonly string[], letters: ReadonlyMap<string, Letter | null>): string =>
  ids.map((id) => letters.get(id) ?? none).join('')

/** The keyed letters: every question has one. */
export const readKey = (ids: readonly string[], letters: string): Map<string, Letter> =>
  new Map([...readLetters(ids, letters)].filter((entry): entry is [string, Letter] => entry[1] !== null))
