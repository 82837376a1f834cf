import type { Letter } from '@vikalp/domain/vocabulary'
import { isClose, theOne } from './computed.ts'

type Options = Readonly<Record<Letter, string>>

const optionOf = (found: string, options: Options): Letter =>
  theOne({
    A: options.A === found,
    B: options.B === found,
    C: options.C === found,
    D: options.D === found,
  })

/** The option that names just the true ones of the statements A, B, C …, in any order: 'ABD'. */
export function which(truths: readonly boolean[], options: Options): Letter {
  const sorted = (names: string) => [...names].sort().join('')
  const found = truths.map((truth, index) => (truth ? String.fromCharCode(65 + index) : '')).join('')
  return optionOf(found, {
    A: sorted(options.A),
    B: sorted(options.B),
    C: sorted(options.C),
    D: sorted(options.D),
  })
}

/** The option that pairs each value of List I with its place in List II: '3412' for P-3, Q-4, R-1, S-2. */
export function match(found: readonly number[], list: readonly number[], options: Options): Letter {
  const places = found.map((value) => list.findIndex((other) => isClose(value, other)) + 1)
  if (places.includes(0)) throw new RangeError(`${found} are not all in ${list}`)
  return optionOf(places.join(''), options)
}

/** The smallest count from 1 on of which something holds. */
export function firstCount(holds: (n: number) => boolean): number {
  for (let n = 1; n <= 10_000; n++) if (holds(n)) return n
  throw new RangeError('holds of no count up to 10000')
}
