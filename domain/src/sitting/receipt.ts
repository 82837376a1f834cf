import type { Response } from '../marking/mark-question.ts'

/** The alphabet of Crockford: no letter that looks like a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What a receipt is made of: the same for the same answers, whenever and from wherever they came. */
export const receiptText = (sittingId: string, responses: readonly Response[]): string =>
  JSON.stringify([sittingId, ...responses])

/** The first forty bits of a hash as 7K4Q-2QFM. */
export function receiptOf(hash: Uint8Array): string {
  const bits = [...hash.slice(0, 5)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const signs = Array.from(
    { length: 8 },
    (_, i) => alphabet[Number.parseInt(bits.slice(5 * i, 5 * i + 5), 2)],
  )
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`
}
