import { type Computed, theOne } from '../../../tools/mathematics/computed.ts'
import { dot, type Vector } from '../../../tools/mathematics/vectors.ts'

type Real = (x: number) => number

/** The degree of a polynomial of degree 6 or less: how many times its differences must be taken until they vanish. */
function degree(f: Real): number {
  let values = [0, 1, 2, 3, 4, 5, 6, 7].map(f)
  let differences = -1
  while (values.some((value) => value !== 0)) {
    values = values.slice(1).map((value, i) => value - (values[i] ?? 0))
    differences += 1
  }
  return differences
}

export const computed: Computed = {
  'deq-0004': () => {
    // The square of the condition of the angle, as a polynomial in the derivatives.
    const condition = (p: number, q: number, r: number) => {
      const [a, b]: [Vector, Vector] = [
        [r, q ** 3, p ** 2],
        [1, 1, 0],
      ]
      return 2 * dot(a, b) ** 2 - dot(a, a) * dot(b, b)
    }
    const degrees = [(p: number) => condition(p, 2, 3), (q: number) => condition(2, q, 3)]
      .concat((r) => condition(2, 3, r))
      .map(degree)
    const order = degrees.length - [...degrees].reverse().findIndex((each) => each > 0)
    const found = `${order} ${degrees[order - 1]}`
    return theOne({ A: found === '3 4', B: found === '3 2', C: found === '3 1', D: found === '2 3' })
  },
}
