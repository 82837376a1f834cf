import { readNumber } from '@vikalp/domain/marking/read-number'

/** Why a typed text is not taken as a number; nothing typed is no answer, and no mistake. */
export function refusalOf(typed: string | null) {
  if (typed === null || typed === '') return undefined
  const read = readNumber(typed)
  return 'refusal' in read ? read : undefined
}

/** A number that is being typed may end in a point or consist of a minus yet; it cannot be saved. */
export const isUnfinished = (typed: string): boolean => /^-?(?:\d+\.)?$/.test(typed)
