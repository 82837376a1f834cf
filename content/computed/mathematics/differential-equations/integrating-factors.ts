import { integral } from '../../../tools/mathematics/calculus.ts'
import type { Computed } from '../../../tools/mathematics/computed.ts'
import { match } from '../../../tools/mathematics/options.ts'

/** By which factor the integrating factor of y' + p(x)y = q(x) grows between two places. */
const growth = (p: (x: number) => number): number => Math.exp(integral(p, 1.1, 1.9))

export const computed: Computed = {
  'deq-0054': () =>
    match(
      [growth((x) => -1 / x), growth((x) => 1 / Math.tan(x)), growth(() => -2), growth((x) => 2 / x)],
      [(1.9 / 1.1) ** 2, 1.1 / 1.9, Math.sin(1.9) / Math.sin(1.1), Math.exp(-1.6)],
      { A: '1342', B: '2431', C: '1432', D: '2341' },
    ),
}
