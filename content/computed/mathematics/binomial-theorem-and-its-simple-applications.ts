import { integral } from '../../tools/mathematics/calculus.ts'
import { assertionReason, statements } from '../../tools/mathematics/claims.ts'
import { type Computed, theOne } from '../../tools/mathematics/computed.ts'
import { choose, product, range } from '../../tools/mathematics/counting.ts'
import { match, which } from '../../tools/mathematics/options.ts'

/** The coefficient of x^r in (a + bx)^n. */
const coefficient = ([a, b]: readonly [number, number], n: number, r: number): number =>
  choose(n, r) * a ** (n - r) * b ** r

export const computed: Computed = {
  'bin-0006': () => {
    const found = [
      coefficient([1, 1], 6, 2),
      coefficient([1, 2], 4, 2),
      coefficient([1, -1], 5, 3),
      coefficient([2, 1], 4, 3),
    ]
    return match(found, [8, 15, 24, -10], { D: '2341', B: '2143', A: '4123', C: '4321' })
  },
  'bin-0009': () => {
    const triples = product(range(0, 5), range(0, 5), range(0, 5)).filter(
      ([p = 0, q = 0, s = 0]) => p + q + s === 5,
    )
    const left = range(0, 8).filter((r) => coefficient([1, 1], 8, r) + coefficient([1, -1], 8, r) !== 0)
    return statements(triples.length === 21, left.length === 4)
  },
  'bin-0010': () => {
    const all = range(0, 10).map((r) => choose(10, r))
    const odd = all.filter((n) => n % 2 === 1)
    return {
      B: odd.length / all.length,
      A: odd.filter((n) => n === 1).length / all.length,
      C: odd.length / 10,
      D: 1 - odd.length / all.length,
    }
  },
  'bin-0017': () => {
    const signed = (first: number) =>
      range(0, 22)
        .filter((r) => r % 2 === first)
        .map((r) => (-1) ** ((r - first) / 2) * coefficient([1, Math.sqrt(3)], 22, r))
        .reduce((total, x) => total + x, 0)
    return {
      C: signed(0),
      A: 2 * signed(0),
      B: signed(1),
      D: 2 ** 22 * Math.abs(Math.cos((22 * Math.PI) / 3)),
    }
  },
  'bin-0020': () => {
    const a = coefficient([1, 1], 10, 4) === coefficient([1, 1], 10, 6)
    const r = range(0, 15).every((n) => range(0, n).every((k) => choose(n, k) === choose(n, n - k)))
    // The assertion is the case n = 10, r = 4 of the reason.
    return assertionReason(a, r, true)
  },
  'bin-0021': () => {
    const exponents = range(0, 9).map((r) => 2 * (9 - r) - r)
    return theOne({
      D: !exponents.includes(8),
      B: !exponents.includes(12),
      C: !exponents.includes(3),
      A: !exponents.includes(-6),
    })
  },
  'bin-0022': () => {
    const terms = range(0, 6).map((r) => ({ exponent: 6 - 2 * r, value: choose(6, r) * 2 ** (6 - r) }))
    const at = (exponent: number) => terms.find((term) => term.exponent === exponent)?.value
    const truths = [
      terms.length === 6,
      at(0) === 160,
      at(4) === 192,
      terms.every(({ exponent }) => exponent % 2 === 0),
      terms.reduce((total, { value }) => total + value, 0) === 64,
    ]
    return which(truths, { A: 'BCD', C: 'ABC', D: 'BDE', B: 'CDE' })
  },
  'bin-0026': () => {
    const terms = range(0, 10).map((r) => choose(10, r) * 1.5 ** r)
    const greatest = terms.indexOf(Math.max(...terms))
    return { C: greatest + 1, A: 10 / 2, B: greatest, D: greatest + 2 }
  },
  'bin-0029': () =>
    statements(
      range(1, 12).every((n) => choose(2 * n, n) === choose(2 * n - 1, n - 1) + choose(2 * n - 1, n)),
      range(1, 12).every((n) => range(0, 2 * n).every((r) => choose(2 * n, r) <= choose(2 * n, n))),
    ),
  'bin-0032': () => {
    const [r = Number.NaN] = range(0, 6).filter((k) => 2 * (6 - k) - k === 0)
    const over = (f: (t: number) => number) => integral(f, 0, 1)
    const powers = (t: number) => t ** (6 - r) * (1 - t) ** r
    return {
      C: over((t) => coefficient([2 * t, 1 - t], 6, r)),
      A: over((t) => (2 * t) ** (6 - r) * (1 - t) ** r),
      B: over((t) => choose(6, r) * 2 * powers(t)),
      D: choose(6, r) * 2 ** (6 - r) * over((t) => t ** (6 - r)) * over((t) => (1 - t) ** r),
    }
  },
  'bin-0036': () => {
    const whole = (n: number) => range(0, n).filter((r) => (n - r) % 2 === 0 && r % 3 === 0).length
    const nine = range(0, 100).filter((n) => whole(n) === 9)
    return {
      A: Math.min(...nine),
      B: Math.min(...nine.filter((n) => n % 2 === 1)),
      C: 9 * 6,
      D: Math.max(...nine),
    }
  },
  'bin-0037': () => {
    const count = (holds: (n: number) => boolean) => range(1, 50).filter(holds).length
    return {
      B: count((n) => range(0, n).some((r) => 3 * (n - r) - 2 * r === 0)),
      A: count((n) => n % 6 === 0),
      C: count((n) => n % 3 === 0),
      D: count((n) => n % 2 === 0),
    }
  },
  'bin-0038': () => {
    const remainder = (power: number) => range(1, power).reduce((rest) => (rest * 2) % 7, 1)
    return { B: remainder(100), A: remainder(99), C: remainder(101), D: 7 - remainder(99) }
  },
  'bin-0039': () => {
    const remainder = (power: number) => range(1, power).reduce((rest) => (rest * 5) % 13, 1)
    return { C: remainder(99), A: remainder(4), B: 13 - remainder(99), D: remainder(98) }
  },
  'bin-0040': () => {
    const digits = range(1, 22).reduce((rest) => (rest * 19) % 100, 1)
    return { D: digits, A: 1, B: 100 - digits, C: (22 * 20 + 1) % 100 }
  },
  'bin-0042': () => {
    const numbers = range(2, 20).map((n) => 4 ** n - 3 * n - 1)
    const dividesAll = (d: number) => numbers.every((number) => number % d === 0)
    const greatest = range(1, 60).findLast(dividesAll) ?? NaN
    return { B: greatest, A: Math.sqrt(greatest), C: greatest * 3, D: numbers[1] ?? NaN }
  },
  'bin-0043': () => {
    const number = 11 ** 10 - 1
    const zeros = range(1, 12).findLast((n) => number % 10 ** n === 0) ?? 0
    return { B: zeros, A: zeros - 1, C: zeros + 1, D: 10 }
  },
  'bin-0044': () => {
    const count = (holds: (n: number) => boolean) => range(2, 40).filter(holds).length
    const power = (n: number) => range(1, n).reduce((rest) => (rest * 7) % 216, 1)
    return {
      D: count((n) => (power(n) - 6 * n - 1) % 216 === 0),
      A: count((n) => choose(n, 2) % 36 === 0),
      B: count((n) => [0, 1].includes(n % 12)),
      C: count((n) => [0, 1, 4].includes(n % 12)),
    }
  },
  'bin-0045': () => {
    const last = (base: number, power: number) => range(1, power).reduce((rest) => (rest * base) % 10, 1)
    return { D: last(9, 77), A: last(9, 76), B: last(3, 77), C: 77 % 10 }
  },
}
