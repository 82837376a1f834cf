import { assertionReason, statements } from '../../tools/mathematics/claims.ts'
import { type Computed, isClose, theOne } from '../../tools/mathematics/computed.ts'
import { choose, product, range } from '../../tools/mathematics/counting.ts'
import { share, sum } from '../../tools/mathematics/data.ts'
import { firstCount, match, which } from '../../tools/mathematics/options.ts'

/** A complex number by its real and its imaginary part. */
type Z = readonly [number, number]

const plus = ([a, b]: Z, [c, d]: Z): Z => [a + c, b + d]
const times = ([a, b]: Z, [c, d]: Z): Z => [a * c - b * d, a * d + b * c]
const conjugate = ([a, b]: Z): Z => [a, -b]
const modulus = ([a, b]: Z): number => Math.hypot(a, b)

/** The points with whole coordinates up to a size. */
const plane = (size: number): Z[] =>
  product(range(-size, size), range(-size, size)).map(([a = 0, b = 0]) => [a, b])

const roots = (a: number, b: number, c: number): [number, number] => {
  const root = Math.sqrt(b * b - 4 * a * c)
  return [(-b - root) / (2 * a), (-b + root) / (2 * a)]
}

export const computed: Computed = {
  'cpx-0006': () => {
    const numbers = plane(4)
    return statements(
      numbers.filter((z) => isClose(times(z, z)[1], 0)).every(([, b]) => b === 0),
      numbers.every((z) => plus(z, conjugate(z))[1] === 0),
    )
  },
  'cpx-0007': () => {
    const found: Z[] = [
      [0, 0],
      [-1, 0],
      [1 / 2, Math.sqrt(3) / 2],
      [1 / 2, -Math.sqrt(3) / 2],
    ]
    const solves = (z: Z) => modulus(plus(times(z, z), conjugate(z))) < 1e-9
    // No other solutions: y = 0 or x = 1/2, each with a quadratic equation.
    const real = found.filter(([, b]) => b === 0)
    if (!found.every(solves)) throw new Error('one of the four is no solution')
    return { D: found.length, A: 1, B: real.length, C: found.length - 1 }
  },
  'cpx-0008': () => {
    const pairs = plane(2).flatMap((z) => plane(2).map((w) => [z, w] as const))
    return theOne({
      B: !pairs.every(([z, w]) => isClose(modulus(plus(z, w)), modulus(z) + modulus(w))),
      D: !pairs.every(([z, w]) => isClose(modulus(times(z, w)), modulus(z) * modulus(w))),
      A: !pairs.every(([z]) => isClose(times(z, conjugate(z))[0], modulus(z) ** 2)),
      C: !pairs.every(([z, w]) => isClose(conjugate(plus(z, w))[1], conjugate(z)[1] + conjugate(w)[1])),
    })
  },
  'cpx-0012': () => {
    const terms = range(0, 22).map((r) => choose(22, r) * Math.cos((r * Math.PI) / 3))
    const other = range(0, 22).map((r) => choose(22, r) * Math.sin((r * Math.PI) / 3))
    const power = (size: number) => size ** 22 * Math.cos((22 * Math.PI) / 6)
    return { D: sum(terms), A: sum(other), B: power(1), C: power(Math.SQRT2) }
  },
  'cpx-0014': () => {
    const numbers = plane(4).filter(([, b]) => b !== 0)
    const argument = ([a, b]: Z) => Math.atan2(b, a)
    const a = numbers.every((z) => isClose(modulus(z) / modulus(conjugate(z)), 1))
    const r = numbers.every((z) => isClose(argument(conjugate(z)), -argument(z)))
    // The modulus of a quotient depends on the moduli alone.
    return assertionReason(a, r, false)
  },
  'cpx-0015': () => {
    const [a, b] = times([0, 1], [2, 1])
    const isAt = (x: number, y: number) => a === x && b === y
    return theOne({ D: isAt(-1, 2), A: isAt(1, -2), C: isAt(-2, -1), B: isAt(2, -1) })
  },
  'cpx-0022': () => {
    const a: Z = [3, 1]
    const [p, q] = plus(a, times([0, 1], a))
    const is = (x: number, y: number) => p === x && q === y
    return theOne({ D: is(2, 4), C: is(-1, 3), A: is(4, -2), B: is(4, 2) })
  },
  'cpx-0023': () => {
    const z: Z = [3, -2]
    const has = (b: number, c: number) => modulus(plus(plus(times(z, z), times([b, 0], z)), [c, 0])) === 0
    return theOne({ A: has(-6, 13), B: has(6, 13), C: has(-6, 5), D: has(-4, 13) })
  },
  'cpx-0028': () => {
    // All solutions that occur are whole numbers; two functions without a common value have none.
    const solutions = (f: (x: number) => number) => range(-50, 50).filter((x) => isClose(f(x), 0)).length
    const never = range(-3000, 300).every((n) => 4 ** (n / 100) + 3 * 2 ** (n / 100) + 2 > 0)
    const found = [
      solutions((x) => x * x - 5 * Math.abs(x) + 6),
      solutions((x) => Math.sqrt(x + 3) - (x - 3)),
      never ? 0 : NaN,
      solutions((x) => x * x - 2 * Math.abs(x) - 8),
    ]
    return match(found, [0, 1, 2, 4], { C: '4213', A: '4312', B: '1243', D: '1342' })
  },
  'cpx-0032': () => {
    const ofRoots = (k: number, f: (x: number) => number) => sum(roots(1, -k, k * k - 29).map(f))
    const fits = (angle: number) => range(-6, 6).filter((k) => isClose(ofRoots(k, Math.atan), angle))
    const cubes = (angle: number) => sum(fits(angle).map((k) => ofRoots(k, (x) => x ** 3)))
    // From the tangent k + k² = 30, with whole roots; each angle fits one k.
    const [k = NaN, other] = fits((-3 * Math.PI) / 4)
    if (other !== undefined || ![k, 5].every((n) => n + n * n === 30)) throw new RangeError('k is another')
    return { B: cubes((-3 * Math.PI) / 4), A: k ** 3, C: cubes((3 * Math.PI) / 4), D: cubes(Math.PI / 4) }
  },
  'cpx-0037': () => {
    const isRoot = ([a, b]: Z, k: number) =>
      isClose(a * a - b * b - 6 * a + k, 0) && isClose(2 * a * b - 6 * b, 0)
    const some = [-7, 0, 5, 8].map((k) => ({ k, roots: roots(1, -6, k) }))
    const truths = [
      isRoot([1, 0], 5) && isRoot([5, 0], 5),
      some.every(({ roots: [p, q] }) => isClose(p + q, 6)),
      isRoot([3, 0], 9) && isRoot([-3, 0], 9),
      isRoot([3, 1], 10) && isRoot([3, -1], 10),
      some.every(({ k, roots: [p, q] }) => isClose(p * q, -k)),
    ]
    return which(truths, { D: 'ABD', B: 'AB', C: 'ACE', A: 'BDE' })
  },
  'cpx-0038': () => {
    const signs = [-3, -2, -1, 1, 2, 3]
    const trials = signs.flatMap((a) =>
      range(-9, 9).flatMap((b) => signs.map((c) => ({ a, c, d: b * b - 4 * a * c, b }))),
    )
    return statements(
      trials.filter(({ a, c }) => a * c < 0).every(({ d }) => d > 0),
      trials
        .filter(({ a, c, d }) => d >= 0 && a * c > 0)
        .every(({ a, b, c }) => roots(a, b, c)[0] * roots(a, b, c)[1] > 0),
    )
  },
  'cpx-0040': () => {
    const none = range(-30, 30).filter((k) => k * k - 36 < 0)
    return {
      C: none.length,
      A: none.filter((k) => k > 0).length,
      B: none.filter((k) => k !== 0).length,
      D: range(-30, 30).filter((k) => k * k - 36 <= 0).length,
    }
  },
  'cpx-0041': () => {
    const trials = range(-60, 60).map((n) => n / 10)
    const isPositive = (k: number) => k > 0 && 16 - 4 * k * k < 0
    const least = range(-20, 20).find(isPositive) ?? NaN
    if (!trials.every((x) => least * x * x - 4 * x + least > 0)) throw new Error('not positive for all x')
    return {
      D: least,
      A: range(-20, 20).findLast((k) => k < 0 && 16 - 4 * k * k < 0) ?? NaN,
      B: range(-20, 20).find((k) => k > 0) ?? NaN,
      C: range(-20, 20).find((k) => k > 0 && 16 - 4 * k * k <= 0) ?? NaN,
    }
  },
  'cpx-0042': () => {
    const rootsOf = (k: number) => roots(1, -2 * k, k * k + k - 7).filter((x) => !Number.isNaN(x))
    const real = range(1, 30).filter((k) => rootsOf(k).length > 0)
    return {
      A: real.filter((k) => rootsOf(k).every((x) => x < 6)).length,
      B: real.filter((k) => k < 6).length,
      C: real.filter((k) => rootsOf(k).some((x) => x < 6)).length,
      D: real.length,
    }
  },
  'cpx-0043': () => {
    // A parabola as in the figure: top at (1, 4).
    const [a, b, c] = [-1, 2, 3]
    if (!(a < 0 && -b / (2 * a) > 0 && c > 0)) throw new Error('another parabola')
    return theOne({ D: b * c > 0, B: a * b > 0, C: a * c > 0, A: a * b * c > 0 })
  },
  'cpx-0044': () => {
    const nature = (a: number, b: number, c: number) => {
      const d = b * b - 4 * a * c
      return d < 0 ? 4 : d === 0 ? 3 : Number.isInteger(Math.sqrt(d)) ? 1 : 2
    }
    const found = [nature(1, -4, 4), nature(1, 1, 1), nature(1, -3, 1), nature(2, -5, 2)]
    return match(found, [1, 2, 3, 4], { B: '3421', C: '3241', A: '1243', D: '1423' })
  },
  'cpx-0045': () => {
    const pairs = product(range(1, 6), range(1, 6)).map(([a = 0, c = 0]) => [a, c] as const)
    return {
      B: share(pairs, ([a, c]) => 36 - 4 * a * c >= 0),
      A: share(pairs, ([a, c]) => 36 - 4 * a * c > 0),
      C: share(
        pairs.filter(([a, c]) => a <= c),
        ([a, c]) => 36 - 4 * a * c >= 0,
      ),
      D: share(pairs, ([a, c]) => 36 - 4 * a * c < 0),
    }
  },
  'cpx-0055': () => {
    const disc = product(range(-2, 6), range(-2, 6)).map(([x = 0, y = 0]) => ({
      distance: (x - 2) ** 2 + (y - 1) ** 2,
      lead: x - y,
    }))
    const count = (furthest: number, least: number) =>
      disc.filter(({ distance, lead }) => distance <= furthest && lead >= least).length
    return { B: count(4, 1), A: count(3, 1), C: count(4, 0), D: count(4, -9) }
  },
  'cpx-0057': () => firstCount((n) => 2 ** (n + 1) * Math.cos((n * Math.PI) / 3) > 1000),
}
