import { derivative, limit, secondDerivative } from '../../tools/mathematics/calculus.ts'
import { assertionReason, statements, trueOnes } from '../../tools/mathematics/claims.ts'
import type { Computed } from '../../tools/mathematics/computed.ts'
import { theOne } from '../../tools/mathematics/computed.ts'
import { range } from '../../tools/mathematics/counting.ts'
import { adjoint, determinant, scaled } from '../../tools/mathematics/matrices.ts'
import { match } from '../../tools/mathematics/options.ts'

type Real = (x: number) => number

/** Whether the slopes from the left and from the right differ. */
const hasCorner = (f: Real, at: number): boolean => {
  const h = 1e-6
  return Math.abs((f(at + h) - f(at)) / h - (f(at) - f(at - h)) / h) > 1e-2
}
/** The slope by a small step, where the function is not smooth a little farther away. */
const slopeNear = (f: Real, at: number): number => (f(at + 1e-6) - f(at - 1e-6)) / 2e-6

export const computed: Computed = {
  'lim-0001': () => {
    const shown: [number, number][] = [
      [-1, 1],
      [0, 0],
      [1, -1],
      [2, 0],
      [3, 1],
    ]
    const fits = (f: Real) => shown.every(([x, y]) => f(x) === y)
    return theOne({
      A: fits((x) => Math.abs(x - 1) - 1),
      B: fits((x) => Math.abs(x + 1) - 1),
      C: fits((x) => Math.abs(x - 1) + 1),
      D: fits((x) => 1 - Math.abs(x - 1)),
    })
  },
  'lim-0002': () => {
    const solutions = (k: number) =>
      new Set(
        [4 + k, 4 - k]
          .filter((square) => k >= 0 && square >= 0)
          .flatMap((square) => [Math.sqrt(square), 0 - Math.sqrt(square)]),
      ).size
    const count = (wanted: number[]) =>
      range(-20, 20).filter((k) => wanted.includes(solutions(k)) && k <= 4).length
    return { B: count([4]), A: count([3]), C: count([3, 4]), D: count([2, 3, 4]) }
  },
  'lim-0003': () => {
    const f = (x: number) => (x === 2 ? 5 : Number.NaN)
    const lies = (x: number, y: number) => 2 * f(x - 3) + 1 === y
    return theOne({ A: lies(5, 11), D: lies(-1, 11), B: lies(5, 12), C: lies(5, 10) })
  },
  'lim-0005': () => {
    const f = (x: number) => (x * x - 9) / (x * x - 5 * x + 6)
    return { D: limit(f, 3), A: 3 * 3 - 9, B: limit(f, Infinity), C: (3 + 3) / (3 + 2) }
  },
  'lim-0006': () => {
    const f = (x: number) => (1 - Math.cos(4 * x)) / (x * Math.tan(2 * x))
    return { C: limit(f, 0), A: (2 * 1) / 2, B: 2 ** 2 / 2, D: 2 * 2 ** 2 }
  },
  'lim-0007': () => {
    const sign = (x: number) => Math.abs(x) / x
    const jumps = limit(sign, 0, 'left') !== limit(sign, 0, 'right')
    const sumTends = limit((x) => sign(x) - sign(x), 0) === 0
    return statements(!jumps, !(sumTends && jumps))
  },
  'lim-0008': () => {
    const root = (a: number) => limit((x) => (Math.sqrt(1 + a * x) - 1 - (a * x) / 2) / x ** 2, 0)
    const a = 2 // makes the part of first order equal to x
    return { A: limit((x) => (Math.sqrt(1 + a * x) - 1 - x) / x ** 2, 0), B: -a / 8, C: root(1), D: -root(a) }
  },
  'lim-0009': () => {
    const f = (x: number) => (6 * x + 2 * x) / (Math.sqrt(x * x + 6 * x) + Math.sqrt(x * x - 2 * x))
    return { C: limit(f, Infinity), A: 1 - 1, B: (6 - 2) / 2, D: 6 + 2 }
  },
  'lim-0012': () => {
    const f = (x: number) => (x * x + 2 * x - 8) / (x - 2)
    return { D: limit(f, 2), A: 2 - 4, B: 2 * 2 + 2 * 2 - 8, C: 2 }
  },
  'lim-0014': () => {
    const at = Math.PI / 4
    const numerator = (x: number) => Math.sin(x) - Math.cos(x)
    return {
      D: limit((x) => numerator(x) / (x - at), at),
      A: numerator(at),
      B: derivative(Math.sin, at),
      C: limit((t) => Math.sin(t) / t, 0),
    }
  },
  'lim-0015': () => {
    const f = (x: number) => x * Math.sin(1 / x)
    const shrinks = [1e-2, 1e-4, 1e-6].every((x) => Math.abs(f(x)) <= x && Math.abs(f(-x)) <= x)
    return assertionReason(!shrinks, shrinks, false)
  },
  'lim-0017': () => {
    const slope = (h: number) => Math.abs(h) / h
    const corner = limit(slope, 0, 'left') !== limit(slope, 0, 'right') && limit(Math.abs, 0) === 0
    return statements(true, !corner)
  },
  'lim-0018': () => {
    const f = (x: number) => Math.abs(x - 1) + (x - 2) * Math.abs(x - 2) + Math.abs(x * x - 9)
    const corners = range(-20, 20).filter((a) => hasCorner(f, a))
    return {
      C: corners.length,
      A: corners.filter((a) => a === 1).length,
      B: corners.filter((a) => a > 0).length,
      D: new Set([...corners, 2]).size,
    }
  },
  'lim-0020': () => {
    const f = (x: number) => (x < -2 ? 1.5 * (x + 4) : x < 1 ? 1 - x : x < 3 ? 2 - 1.5 * (x - 1) : x - 4)
    const steps = range(-3, 4)
    const jumps = steps.filter((a) => Math.abs(f(a + 1e-9) - f(a - 1e-9)) > 1e-3)
    const corners = steps.filter((a) => !jumps.includes(a) && hasCorner(f, a))
    return { B: corners.length, A: jumps.length, C: jumps.length + corners.length, D: corners.length + 2 }
  },
  'lim-0022': () => {
    const f = (x: number) => Math.min(Math.abs(x), Math.abs(x - 2), 0.5)
    const corners = range(-20, 20)
      .map((i) => i / 4)
      .filter((a) => hasCorner(f, a))
    const low = corners.filter((a) => f(a) === 0).length
    return { C: corners.length, A: low, B: corners.length - low, D: corners.length + 1 }
  },
  'lim-0023': () => {
    const kind = (f: Real): number => {
      if (Math.abs(f(1e-9) - f(-1e-9)) > 1e-3) return 1
      if (hasCorner(f, 0)) return 2
      return hasCorner((x) => (f(x + 1e-5) - f(x - 1e-5)) / 2e-5, 0) ? 3 : 4
    }
    const match = [Math.abs, (x: number) => x * Math.abs(x), Math.floor, (x: number) => x ** 3]
      .map(kind)
      .join('')
    return theOne({ D: match === '2314', B: match === '1423', C: match === '1324', A: match === '2413' })
  },
  'lim-0024': () => {
    const at = Math.PI / 12
    const [s, c] = [Math.sin(3 * at), Math.cos(3 * at)]
    return { C: derivative((x) => Math.sin(3 * x) ** 2, at), A: 2 * s * c, B: 2 * s, D: 2 * s * 3 }
  },
  'lim-0026': () => {
    const [e, log] = [Math.E, Math.log(Math.E)]
    return {
      B: derivative((x) => x ** Math.log(x), e),
      A: log * e ** (log - 1),
      C: e ** log * Math.log(e),
      D: e ** log * 2 * log,
    }
  },
  'lim-0028': () => {
    const at = Math.sqrt(3) / 2
    const y = (x: number) => Math.asin(2 * x * Math.sqrt(1 - x * x))
    const slope = slopeNear(y, at)
    return { A: slope, B: slope / 2, C: slopeNear(Math.asin, at), D: slopeNear((x) => 2 * Math.asin(x), at) }
  },
  'lim-0029': () => {
    const matrix = (x: number) => [
      [2 * x, 1, 0],
      [0, Math.log(x), 2],
      [1, 0, x],
    ]
    const d = (x: number) => determinant(matrix(x))
    const slope = (f: Real) => derivative(f, 1)
    return {
      B: slope((x) => determinant(scaled(adjoint(matrix(x)), 2))),
      A: slope((x) => 2 * determinant(adjoint(matrix(x)))),
      C: 8 * 2 * d(1) * slope((x) => 2 * x * x) * slope(Math.log),
      D: slope((x) => 8 * d(x) ** 3),
    }
  },
  'lim-0031': () => ({
    D: secondDerivative((x) => x * x * Math.log(x), 1),
    A: 2 * -1,
    B: derivative((x) => x * x * Math.log(x), 1),
    C: 2 * Math.log(1) + 2,
  }),
  'lim-0032': () => {
    const slope = (t: number) => derivative((u) => u ** 3, t) / derivative((u) => u ** 2, t)
    const second = secondDerivative((x) => x ** 1.5, 1)
    return { A: second, B: 1 / second, C: derivative(slope, 1), D: 6 / 2 }
  },
  'lim-0033': () => {
    const places = [-0.6, 0.2, 0.7]
    const equations = [
      (y: Real, x: number) => 4 * y(x),
      (y: Real, x: number) => -4 * y(x),
      (y: Real, x: number) => 2 * derivative(y, x),
      (y: Real, x: number) => 4 * (derivative(y, x) - y(x)),
    ]
    const satisfied = (y: Real) => {
      const found = equations.filter((right) =>
        places.every((x) => Math.abs(secondDerivative(y, x) - right(y, x)) < 1e-3),
      )
      const [only, second] = found
      return only && !second ? equations.indexOf(only) : NaN
    }
    const found = [
      satisfied((x) => Math.exp(2 * x) + 1),
      satisfied((x) => x * Math.exp(2 * x)),
      satisfied((x) => Math.sin(2 * x)),
      satisfied((x) => Math.exp(2 * x) - Math.exp(-2 * x)),
    ]
    return match(found, [0, 1, 2, 3], { C: '3421', A: '4312', B: '3412', D: '4321' })
  },
  'lim-0034': () => {
    const y = (x: number) => Math.cbrt(9 - x ** 3)
    const slope = derivative(y, 1)
    const second = secondDerivative(y, 1)
    return { A: second, B: -2 / 4, C: -(2 - 4 * slope ** 2) / 4, D: -second }
  },
  'lim-0037': () => {
    const f = (x: number) => x * x * Math.exp(-x)
    const rises = (from: number, to: number) =>
      range(1, 99).every((i) => derivative(f, from + ((to - from) * i) / 100) > 0)
    return theOne({ A: rises(0, 2), B: rises(2, 20), C: rises(-10, 2), D: rises(0, 20) })
  },
  'lim-0038': () => {
    const points = range(-2000, 2000).map((i) => i / 100)
    const rising = range(-50, 50).filter((k) => points.every((x) => 3 * x * x + 2 * k * x + 12 > -1e-9))
    const strict = rising.filter((k) => 4 * k * k < 144)
    return { C: rising.length, A: rising.filter((k) => k >= 0).length, B: strict.length, D: 144 / 4 }
  },
  'lim-0039': () => {
    const crossings = (k: number) =>
      range(-5000, 4999).filter((i) => {
        const f = (x: number) => x ** 3 - 12 * x + k
        return f(i / 1000 + 1e-4) * f((i + 1) / 1000 + 1e-4) < 0
      }).length
    const three = range(-20, 20).filter((k) => crossings(k) === 3)
    const found = three.length
    return {
      C: found,
      A: three.filter((k) => k > 0).length,
      B: three.filter((k) => k >= 0).length + 1,
      D: found + 2,
    }
  },
  'lim-0040': () => {
    const slope = (x: number) => ((x + 1) * (x - 2)) / 2
    const falls = (from: number, to: number) =>
      range(1, 99).every((i) => slope(from + ((to - from) * i) / 100) < 0)
    return theOne({ A: falls(-1, 2), B: falls(-3, 0.5), C: falls(0.5, 4), D: falls(2, 4) })
  },
  'lim-0041': () => {
    const f = (x: number) => x * x + 54 / x
    const best = range(1, 9000)
      .map((i) => i / 1000)
      .reduce((a, b) => (f(b) < f(a) ? b : a))
    return { B: f(best), A: best, C: f(Math.sqrt(54 / 2)), D: f(1) }
  },
  'lim-0042': () => {
    const cosine = (t: number) => (2 * t + 1) / (Math.hypot(1, t, 1) * Math.hypot(t, 1, 1))
    const least = Math.min(...range(-50_000, 50_000).map((i) => cosine(i / 1000)))
    return {
      D: Math.acos(least),
      A: Math.asin(-least),
      B: Math.acos(-least),
      C: Math.acos(cosine(-1 / 2)),
    }
  },
  'lim-0043': () => {
    const area = (x: number) => 2 * x * (12 - x * x)
    const best = range(0, 3400)
      .map((i) => i / 1000)
      .reduce((a, b) => (area(b) > area(a) ? b : a))
    return { C: area(best), A: 12 - best ** 2, B: area(best) / 2, D: 2 * best * 12 }
  },
  'lim-0044': () => {
    const square = (x: number) => (x - 5) ** 2 + 4 * x
    const best = range(0, 9000)
      .map((i) => i / 1000)
      .reduce((a, b) => (square(b) < square(a) ? b : a))
    const [ordinate, height] = [Math.sqrt(4 * best), 5 - best]
    return { B: ordinate * height, A: (ordinate * height) / 2, C: square(best) / 2, D: 2 * ordinate * height }
  },
  'lim-0045': () => {
    const cube = (x: number) => x ** 3
    const flat = Math.abs(derivative(cube, 0)) < 1e-9
    const rises = range(-10, 9).every((x) => cube(x) < cube(x + 1))
    // Q and R are theorems; the cube refutes the two others.
    const truth = trueOnes({ P: !(flat && rises), Q: true, R: true, S: !(rises && flat) })
    return theOne({ D: truth === 'QR', C: truth === 'PQ', A: truth === 'QRS', B: truth === 'PRS' })
  },
  'lim-0060': () =>
    match(
      [
        limit((x) => (Math.exp(2 * x) - 1) / Math.sin(x), 0),
        limit((x) => (3 * x ** 2 + 1) / (x ** 2 - x), Number.POSITIVE_INFINITY),
        limit((x) => (Math.tan(x) - Math.sin(x)) / x ** 3, 0),
        limit((x) => x / (Math.sqrt(1 + 2 * x) - 1), 0),
      ],
      [1 / 2, 1, 2, 3],
      { A: '2413', B: '3214', C: '1423', D: '3412' },
    ),
}
