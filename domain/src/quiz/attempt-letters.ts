import { type Letter, letters } from '../vocabulary.ts'

/**
 * How an attempt is stored: its questions in the order they were asked, and beside them one letter each, 'AB-D', for
 * what was chosen and for the key that was served; '-' where nothing was chosen.
 */
export type AttemptLetters = { questionIds: readonly string[]; chosen: string; key: string }

const none = '-'

/** The letter of each question; null where nothing was chosen. */
export const readLetters = (ids: readonly string[], written: string): Map<string, Letter | null> =>
  new Map(ids.map((id, place) => [id, letters.find((letter) => letter === written[place]) ?? null]))

export const writeLetters = (ids: readonly string[], chosen: ReadonlyMap<string, Letter | null>): string =>
  ids.map((id) => chosen.get(id) ?? none).join('')

/** The keyed letters: every question has one. */
export const readKey = (ids: readonly string[], key: string): Map<string, Letter> =>
  new Map([...readLetters(ids, key)].filter((entry): entry is [string, Letter] => entry[1] !== null))
