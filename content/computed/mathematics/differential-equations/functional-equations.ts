import type { Computed } from '../../../tools/mathematics/computed.ts'
import { range } from '../../../tools/mathematics/counting.ts'

export const computed: Computed = {
  'deq-0015': () => {
    const steps = 100_000
    // So many small steps of the functional equation lead from 0 to ln 5.
    const reached = (slope: number) => {
      const small = (slope * Math.log(5)) / steps
      return range(1, steps).reduce((f) => (f + small) / (1 + f * small), 0)
    }
    return { B: reached(1 / 2), A: reached(1 / 4), C: Math.log(5) / 2, D: reached(1) }
  },
}
