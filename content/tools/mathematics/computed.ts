import { type Letter, letters } from '@vikalp/domain/vocabulary'

/**
 * What a computation finds: the letter that is right, or the values of some options, among them that of the key. Of a
 * question whose number is typed it is the number.
 */
export type Found = Letter | Partial<Record<Letter, number>> | number

/** The computations of a chapter by the ids of their questions: content/computed/mathematics/<chapter>.ts. */
export type Computed = Readonly<Record<string, () => Found>>

/** Whether two computed numbers agree, to the figures that a numerical method leaves. */
export const isClose = (a: number, b: number, tolerance = 1e-6): boolean =>
  Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b))

/** The one option of which something holds; none or several is a fault of the question. */
export function theOne(holds: Readonly<Record<Letter, boolean>>): Letter {
  const found = letters.filter((letter) => holds[letter])
  const [only, second] = found
  if (!only || second) throw new RangeError(`holds of ${found.join(', ') || 'no option'}, not of one`)
  return only
}
