import { statements, trueOnes } from '../../../tools/mathematics/claims.ts'
import { type Computed, theOne } from '../../../tools/mathematics/computed.ts'
import { product } from '../../../tools/mathematics/counting.ts'
import {
  determinant,
  inverse,
  type Matrix,
  multiply,
  plus,
  scaled,
  transpose,
} from '../../../tools/mathematics/matrices.ts'
import { isSymmetric, matrix, minus, same } from './parts.ts'

const elements = [-1, 0, 1, 2]
const all = product(elements, elements, elements, elements).map(([a = 0, b = 0, c = 0, d = 0]) => [
  [a, b],
  [c, d],
])

export const computed: Computed = {
  'mtx-0052': () => {
    const identity = matrix('1 0 0 / 0 1 0 / 0 0 1')
    const turn = matrix('2 -2 1 / 1 2 2 / -2 -1 2').map((row) => row.map((x) => x / 3))
    const axes = matrix('0 1 0 / 0 0 1 / 1 0 0')
    const rotations = [turn, axes, multiply(turn, axes)]
    const vanishes = (m: Matrix) => Math.abs(determinant(m)) < 1e-9
    if (!rotations.every((m) => same(multiply(m, transpose(m)), identity) && determinant(m) > 0))
      throw new RangeError('a sample is no rotation')
    return statements(
      rotations.every((m) => vanishes(plus(scaled(m, -1), identity))),
      rotations.every((m) => vanishes(minus(m, identity))),
    )
  },
  'mtx-0058': () => {
    const pairs = all.flatMap((p) =>
      all
        .filter((q) => same(multiply(p, q), p) && same(multiply(q, p), q))
        .map((q) => ({ p, q, sum: plus(p, q) })),
    )
    const truth = trueOnes({
      A: pairs.every(({ p }) => same(multiply(p, p), p)),
      B: pairs.every(({ q }) => same(multiply(q, q), q)),
      C: pairs.every(({ p, q }) => same(multiply(p, q), multiply(q, p))),
      D: pairs.every(({ p }) => [0, 1].includes(determinant(p))),
      E: pairs.every(({ sum }) => same(multiply(sum, sum), scaled(sum, 2))),
    })
    return theOne({ B: truth === 'ABDE', A: truth === 'ABC', C: truth === 'ACD', D: truth === 'BDE' })
  },
  'mtx-0065': () => {
    const invertible = all.filter((m) => determinant(m) !== 0)
    return statements(
      invertible.filter(isSymmetric).every((m) => isSymmetric(inverse(m))),
      invertible.every((a) => invertible.every((b) => determinant(plus(a, b)) !== 0)),
    )
  },
}
