import { integral } from '../../tools/mathematics/calculus.ts'
import { assertionReason, statements, trueOnes } from '../../tools/mathematics/claims.ts'
import type { Computed } from '../../tools/mathematics/computed.ts'
import { theOne } from '../../tools/mathematics/computed.ts'
import { product, range } from '../../tools/mathematics/counting.ts'
import {
  adjoint,
  determinant,
  inverse,
  type Matrix,
  multiply,
  plus,
  scaled,
  transpose,
} from '../../tools/mathematics/matrices.ts'
import { computed as claimsOfAllMatrices } from './matrices-and-determinants/claims-of-all-matrices.ts'
import { isSymmetric, matrix, minus, same } from './matrices-and-determinants/parts.ts'

const isSkew = (m: Matrix): boolean => same(m, scaled(transpose(m), -1))
const sumOf = (row: readonly number[]): number => row.reduce((sum, x) => sum + x, 0)
const entriesOf = (m: Matrix): number => sumOf(m.flat())
const trace = (m: Matrix): number => sumOf(m.map((row, i) => row[i] ?? 0))

/** The powers of a matrix, from the first to the last. */
function powersOf(m: Matrix, last: number): Matrix[] {
  const powers = [m]
  while (powers.length < last) powers.push(multiply(powers.at(-1) ?? m, m))
  return powers
}

export const computed: Computed = {
  ...claimsOfAllMatrices,
  'mtx-0004': () => {
    const rows = range(1, 36).filter((d) => 36 % d === 0)
    const taller = rows.filter((r) => r > 36 / r).length
    return { A: taller, B: taller + 1, C: rows.length - 1, D: rows.length }
  },
  'mtx-0005': () => {
    const powers = powersOf(matrix('0 1 0 / 0 0 1 / 1 0 0'), 20)
    const total = (of: (m: Matrix) => number) => powers.reduce((sum, m) => sum + of(m), 0)
    return { C: total(trace), A: 20 * trace(powers[0] ?? []), B: total(trace) / 3, D: total(entriesOf) }
  },
  'mtx-0007': () => {
    const a = matrix('2 -1 / 4 -2')
    const power = powersOf(matrix('3 -1 / 4 -1'), 50).at(-1) ?? []
    return { C: entriesOf(power), A: 2 + entriesOf(a), B: 50 * entriesOf(a), D: 4 + 50 * entriesOf(a) }
  },
  'mtx-0009': () => {
    const found = (from: number[]) =>
      product(from, from, from, from).filter((row) => sumOf(row.map((x) => x * x)) === 4)
    const all = found([-1, 0, 1, 2])
    const ones = all.filter((row) => !row.includes(2)).length
    return { D: all.length, A: found([0, 1, 2]).length, B: ones, C: ones + 1 }
  },
  'mtx-0010': () => {
    const [a, b, c] = [matrix('1 2 / 3 5'), matrix('0 1 / -1 4'), matrix('2 7 / 1 3')]
    return theOne({
      D: !same(multiply(plus(a, b), minus(a, b)), minus(multiply(a, a), multiply(b, b))),
      A: determinant(multiply(a, b)) !== determinant(multiply(b, a)),
      B: !same(transpose(multiply(a, b)), multiply(transpose(b), transpose(a))),
      C: !same(multiply(plus(a, b), c), plus(multiply(a, c), multiply(b, c))),
    })
  },
  'mtx-0015': () => {
    const [a, b] = [matrix('1 2 0 / 2 3 1 / 0 1 5'), matrix('2 1 4 / 1 0 1 / 4 1 1')]
    const [ab, ba] = [multiply(a, b), multiply(b, a)]
    const squares = [
      multiply(multiply(a, a), multiply(b, b)),
      multiply(multiply(b, b), multiply(a, a)),
    ] as const
    const truth = {
      P: isSymmetric(plus(ab, ba)),
      Q: isSkew(minus(ab, ba)),
      R: isSymmetric(multiply(ab, a)),
      S: isSymmetric(ab),
      T: isSymmetric(minus(...squares)),
    }
    return theOne({
      D: trueOnes(truth) === 'PQR',
      C: trueOnes(truth) === 'PRT',
      A: trueOnes(truth) === 'PQRS',
      B: trueOnes(truth) === 'QST',
    })
  },
  'mtx-0016': () => {
    const zero = matrix('1 2 3 / -4 5 7').every(
      ([p = 0, q = 0, r = 0]) =>
        determinant([
          [0, p, q],
          [-p, 0, r],
          [-q, -r, 0],
        ]) === 0,
    )
    const everyOrder = [[[2]], matrix('1 2 / 3 4')].every(
      (m) => determinant(scaled(m, -1)) === -determinant(m),
    )
    return assertionReason(zero, everyOrder, false)
  },
  'mtx-0017': () => {
    const all = range(-2, 2)
    const triples = product(all, all, all).filter((row) => sumOf(row) === 3)
    const kinds = new Set(triples.map((row) => [...row].sort().join()))
    const positive = triples.filter((row) => Math.min(...row) >= 0).length
    return { C: triples.length, A: kinds.size, B: positive, D: triples.length + 3 }
  },
  'mtx-0020': () => {
    const m = matrix('1 2 0 / 0 1 2 / 2 0 1')
    const a = matrix('2 7 1 / 0 1 2 / 0 0 1')
    const value = determinant(multiply(m, a))
    return { D: value ** 2, A: determinant(a) ** 2, B: value, C: ((1 - 8) * determinant(a)) ** 2 }
  },
  'mtx-0024': () => {
    const filled = (of: (i: number, j: number) => number) =>
      [1, 2, 3].map((i) => [1, 2, 3].map((j) => of(i, j)))
    return statements(determinant(filled((i, j) => i * j)) === 0, determinant(filled((i, j) => i + j)) === 0)
  },
  'mtx-0025': () => {
    const quarterTurn = matrix('0 -1 / 1 0')
    const minusOne = determinant(matrix('-1 0 0 / 0 -1 0 / 0 0 -1'))
    return statements(minusOne < 0, !same(multiply(quarterTurn, quarterTurn), matrix('-1 0 / 0 -1')))
  },
  'mtx-0030': () => {
    const twice = (t: number) =>
      Math.abs(
        determinant([
          [0, -3, 1],
          [2, 1, 1],
          [t, t * t, 1],
        ]),
      )
    const steps = range(-2000, 2000).map((i) => i / 400)
    const best = steps.reduce((a, b) => (twice(b) < twice(a) ? b : a))
    const base = Math.hypot(2, 4)
    return {
      B: twice(best) / base,
      A: twice(best) / 2 / base,
      C: twice(0) / base,
      D: (2 * twice(best)) / base,
    }
  },
  'mtx-0033': () => {
    // The companion matrix of x^3 - 2x + 1 satisfies the equation.
    const a = matrix('0 0 -1 / 1 0 2 / 0 1 0')
    const [one, square, inverseOfA] = [matrix('1 0 0 / 0 1 0 / 0 0 1'), multiply(a, a), inverse(a)]
    return theOne({
      D: same(inverseOfA, minus(scaled(one, 2), square)),
      C: same(inverseOfA, minus(square, scaled(one, 2))),
      A: same(inverseOfA, plus(square, scaled(one, 2))),
      B: same(inverseOfA, minus(scaled(a, 2), square)),
    })
  },
  'mtx-0034': () => {
    const shifted = (x: number) => matrix(`${x} -1 / 4 ${x}`)
    const key = integral((x) => entriesOf(inverse(shifted(x))), 0, 2)
    const arc = integral((x) => 3 / determinant(shifted(x)), 0, 2)
    return { A: key, B: 2 * (key + arc) - arc, C: Math.log(determinant(shifted(2))) - arc, D: key + 2 * arc }
  },
  'mtx-0035': () => {
    const [a, b] = [matrix('2 1 / 1 1'), matrix('1 2 / 1 3')]
    const [ab, ba] = [multiply(a, b), multiply(b, a)]
    const x = multiply(inverse(a), inverse(b))
    return { B: entriesOf(x), A: entriesOf(inverse(ab)), C: entriesOf(ba), D: entriesOf(ab) }
  },
  'mtx-0036': () => {
    const found = range(-100, 100).filter((k) =>
      inverse([
        [k, 1],
        [1, k - 1],
      ])
        .flat()
        .every((x) => Math.abs(x - Math.round(x)) < 1e-9),
    )
    const plusOne = found.filter((k) => k * k - k - 1 === 1)
    return {
      D: found.length,
      A: plusOne.filter((k) => k > 0).length,
      B: plusOne.length,
      C: found.filter((k) => k !== 0).length,
    }
  },
  'mtx-0037': () => {
    const singular = matrix('1 2 3 / 4 5 6 / 7 8 9')
    const general = matrix('2 1 0 / 1 3 4 / 5 0 1')
    const reason = same(
      multiply(general, adjoint(general)),
      [0, 1, 2].map((i) => [0, 1, 2].map((j) => (i === j ? determinant(general) : 0))),
    )
    const assertion = multiply(singular, adjoint(singular))
      .flat()
      .every((x) => Math.abs(x) < 1e-9)
    return assertionReason(assertion, reason, true)
  },
  'mtx-0038': () => {
    const a = matrix('2 5 1 / 0 1 3 / 0 0 1')
    const d = determinant(a)
    const listed = [2, 4, 8, 54]
    const values = [
      determinant(scaled(a, 3)),
      d ** 3 * determinant(inverse(a)),
      d ** 3 * determinant(inverse(a)) ** 2,
      determinant(multiply(a, multiply(a, a))),
    ]
    const match = values.map((v) => 1 + listed.findIndex((x) => Math.abs(x - v) < 1e-9)).join('')
    return theOne({ A: match === '4213', C: match === '3124', D: match === '4123', B: match === '3214' })
  },
  'mtx-0040': () => {
    const coefficients = (l: number) => [
      [1, 1, 1],
      [1, 2, 3],
      [1, 4, l],
    ]
    // Of the augmented matrix, the determinant without the third column tells a contradiction once the first is zero.
    const none = (l: number, m: number) =>
      determinant(coefficients(l)) === 0 &&
      determinant([
        [1, 1, 4],
        [1, 2, 9],
        [1, 4, m],
      ]) !== 0
    return theOne({ D: none(7, 20) && none(7, 0), A: none(7, 19), B: none(6, 19), C: none(6, 20) })
  },
  'mtx-0042': () => {
    const none = (k: number) =>
      determinant([
        [k - 1, 4],
        [3, k],
      ]) === 0 &&
      determinant([
        [k - 1, 6],
        [3, 6],
      ]) !== 0
    return theOne({ B: none(-3), A: none(-4), C: none(3), D: none(4) })
  },
  'mtx-0043': () => {
    const [a, b, c] = [
      matrix('1 1 1 / 0 1 2 / 1 0 1'),
      matrix('1 -1 1 / 2 0 -2 / -1 1 1'),
      matrix('4 / 2 / 2'),
    ]
    return {
      B: entriesOf(multiply(inverse(b), c)),
      A: entriesOf(multiply(b, c)) / 2,
      C: entriesOf(multiply(transpose(a), c)) / 2,
      D: entriesOf(multiply(a, c)),
    }
  },
  'mtx-0044': () => {
    const at = (t: number) => determinant(matrix(`${t} 3 1 / 1 ${t} 3 / 3 1 ${t}`))
    // The determinant is t³ + bt² + ct + d, and without its real zero t² + pt + q.
    const d = at(0)
    const [b, c] = [(at(1) + at(-1)) / 2 - d, (at(1) - at(-1)) / 2 - 1]
    const real = range(-20, 20).find((t) => at(t) === 0) ?? NaN
    const [p, q] = [b + real, c + real * (b + real)]
    const area = (zero: number, re: number, im: number) => im * Math.abs(zero - re)
    const [re, im] = [-p / 2, Math.sqrt(q - (p * p) / 4)]
    const key = area(real, re, im)
    return { B: key, A: area(-real, re, im), C: 2 * key, D: area(real, 2 * re, 2 * im) }
  },
  'mtx-0045': () => {
    const at = (degrees: number) => 2 * Math.cos((degrees * Math.PI) / 180)
    const zeros = range(0, 359)
      .map(at)
      .filter(
        (t) =>
          Math.abs(
            determinant([
              [t, 1, 1],
              [1, t, 1],
              [1, 1, t],
            ]),
          ) < 1e-9,
      )
    const simple = zeros.filter((t) => t < 0).length
    return { C: zeros.length, A: simple, B: zeros.length - simple, D: 2 * (zeros.length - simple) }
  },
}
