import { derivative, integral, limit } from '../../tools/mathematics/calculus.ts'
import { assertionReason, statements, trueOnes } from '../../tools/mathematics/claims.ts'
import type { Computed } from '../../tools/mathematics/computed.ts'
import { isClose, theOne } from '../../tools/mathematics/computed.ts'
import { product, range } from '../../tools/mathematics/counting.ts'
import {
  adjoint,
  determinant,
  type Matrix,
  multiply,
  plus,
  scaled,
} from '../../tools/mathematics/matrices.ts'
import { match } from '../../tools/mathematics/options.ts'
import { antiderivativeOf, computed as antiderivatives } from './integral-calculus/antiderivatives.ts'

type Real = (x: number) => number

const identity: Matrix = [
  [1, 0],
  [0, 1],
]

export const computed: Computed = {
  ...antiderivatives,
  'igc-0001': () => {
    const isIntegral = antiderivativeOf((x) => (x * x + 1) ** 2 / x ** 2)
    return theOne({
      D: isIntegral((x) => x ** 3 / 3 + 2 * x - 1 / x),
      A: isIntegral((x) => x ** 3 / 3 + 2 * x + 1 / x),
      B: isIntegral((x) => x ** 3 / 3 - 1 / x),
      C: isIntegral((x) => x ** 3 / 3 + 2 * x + Math.log(x * x)),
    })
  },
  'igc-0003': () => {
    const over = (f: Real) => integral(f, 0, Math.PI / 2)
    const [four, two] = [over((x) => Math.sin(4 * x)), over((x) => Math.sin(2 * x))]
    return {
      C: over((x) => Math.sin(3 * x) * Math.cos(x)),
      A: (four - two) / 2,
      B: over((x) => Math.sin(3 * x)) * over(Math.cos),
      D: four + two,
    }
  },
  'igc-0004': () => {
    const turn = (3 * Math.PI) / 4
    const sum = (x: number) => Math.sin(x) + Math.cos(x)
    const whole = integral(sum, 0, turn) - integral(sum, turn, Math.PI)
    return {
      C: whole,
      A: whole / 2,
      B: integral(sum, 0, Math.PI),
      D: integral((x) => Math.abs(Math.sin(x)) + Math.abs(Math.cos(x)), 0, Math.PI),
    }
  },
  'igc-0005': () => {
    const angle = Math.atan((1 + 2) / 3)
    return { B: integral((x) => 1 / (x * x + 4 * x + 13), -2, 1), A: angle / 9, C: angle, D: 3 * angle }
  },
  'igc-0006': () => {
    const isIntegral = antiderivativeOf((x) => Math.cos(2 * x) / (Math.sin(x) * Math.cos(x)) ** 2)
    const [tan, cot] = [Math.tan, (x: number) => 1 / Math.tan(x)]
    return theOne({
      D: isIntegral((x) => -cot(x) - tan(x)),
      C: isIntegral((x) => tan(x) - cot(x)),
      A: isIntegral((x) => cot(x) - tan(x)),
      B: isIntegral((x) => cot(x) + tan(x)),
    })
  },
  'igc-0008': () => ({
    A: integral((x) => x * Math.exp(x * x), 0, 1),
    B: Math.E / 2,
    C: Math.E - 1,
    D: 2 * (Math.E - 1),
  }),
  'igc-0009': () => {
    const functions: Real[] = [Math.exp, (t) => t ** 3 - t + 2, (t) => Math.abs(t - 0.3)]
    const zero = (v: number) => Math.abs(v) < 1e-6
    const over = (f: Real, a: number, b: number) => integral((x) => f(Math.sin(x)) * Math.cos(x), a, b)
    const turn = Math.PI / 2
    const assertion = functions.every((f) => zero(over(f, 0, turn) + over(f, turn, Math.PI)))
    const reason = functions
      .slice(0, 2)
      .every((f) => zero(over(f, 0.4, 2) - integral(f, Math.sin(0.4), Math.sin(2))))
    return assertionReason(assertion, reason, true)
  },
  'igc-0010': () => {
    const upTo = (f: Real, end: number) => integral((x) => f(x) / Math.sqrt(1 - x * x), 0, end)
    const given = (x: number) => Math.asin(3 * x - 4 * x ** 3)
    const end = Math.sqrt(3) / 2
    const after = integral((x) => given(x) / Math.sqrt(1 - x * x), 1 / 2, end)
    return {
      C: upTo(given, 1 / 2) + after,
      A: upTo(given, 1 / 2),
      B: upTo(Math.asin, end),
      D: upTo((x) => 3 * Math.asin(x), end),
    }
  },
  'igc-0011': () => {
    const [low, high] = [Math.acos(1 / Math.SQRT2), Math.acos(1 / 2)]
    return {
      B: integral((x) => 1 / (x * Math.sqrt(x ** 6 - 1)), 2 ** (1 / 6), 2 ** (1 / 3)),
      A: (high - low) / 6,
      C: high - low,
      D: high / 3,
    }
  },
  'igc-0012': () => ({
    C: integral((x) => 1 / (1 + x * x) ** 2, 0, 1),
    A: Math.PI / 8,
    B: integral((x) => 1 / (1 + x * x), 0, 1) ** 2,
    D: Math.atan(1),
  }),
  'igc-0013': () => {
    const exp = integral(Math.exp, 0, 1)
    return { B: integral((x) => x * Math.exp(x), 0, 1), A: exp / 2, C: Math.E, D: Math.E + exp }
  },
  'igc-0014': () => {
    const [first, rest] = [Math.E ** 2 / 2, integral((x) => x / 2, 1, Math.E)]
    return {
      B: integral((x) => x * Math.log(x), 1, Math.E),
      A: Math.E ** 2 / 4 - 1 / 4,
      C: first,
      D: first + rest,
    }
  },
  'igc-0015': () => {
    const isIntegral = antiderivativeOf((x) => Math.exp(x) * (1 / x - 1 / x ** 2))
    return theOne({
      D: isIntegral((x) => Math.exp(x) / x),
      C: isIntegral((x) => -Math.exp(x) / x),
      A: isIntegral((x) => Math.exp(x) / x ** 2),
      B: isIntegral((x) => Math.exp(x) * (Math.log(x) + 1 / x)),
    })
  },
  'igc-0016': () => {
    const isIntegral = antiderivativeOf((x) => x * x * Math.exp(x))
    return theOne({
      B: isIntegral((x) => (x * x - 2 * x + 2) * Math.exp(x)),
      A: isIntegral((x) => (x * x - 2 * x - 2) * Math.exp(x)),
      C: isIntegral((x) => (x * x + 2 * x - 2) * Math.exp(x)),
      D: isIntegral((x) => (x * x + 2 * x + 2) * Math.exp(x)),
    })
  },
  'igc-0017': () => {
    const [s, c] = [Math.sin, Math.cos]
    const listed: Real[] = [(x) => x * c(x), (x) => x * s(x), (x) => s(x) - x * c(x), (x) => x * s(x) + c(x)]
    const integrands: Real[] = [
      (x) => x * c(x),
      (x) => x * s(x),
      (x) => c(x) - x * s(x),
      (x) => s(x) + x * c(x),
    ]
    const found = integrands.map((f) => listed.findIndex(antiderivativeOf(f)))
    return match(found, [0, 1, 2, 3], { C: '4312', A: '3412', B: '3421', D: '4321' })
  },
  'igc-0019': () => {
    const key = integral((x) => 1 / (x * x - 1), 2, 3)
    return { A: key, D: 4 * key, B: 2 * key, C: Math.log((3 ** 2 - 1) / (2 ** 2 - 1)) / 2 }
  },
  'igc-0021': () => {
    const key = integral((x) => 1 / (x * (x ** 4 + 1)), 1, 3 ** 0.25)
    return { A: key, B: 2 * key, C: 4 * key, D: integral((t) => 1 / t + 1 / (t + 1), 1, 3) / 4 }
  },
  'igc-0023': () => {
    const isMultipleOfI = (m: Matrix, k: number) => m.flat().every((x, i) => x === (i % 3 === 0 ? k : 0))
    const elements = range(-6, 6)
    const values = product(elements, elements, elements, elements)
      .map(([a = 0, b = 0, c = 0, d = 0]) => [
        [a, b],
        [c, d],
      ])
      .filter((m) => isMultipleOfI(plus(m, adjoint(m)), 5) && isMultipleOfI(multiply(m, adjoint(m)), 6))
      .map((m) => integral((x) => 1 / determinant(plus(m, scaled(identity, x))), 0, 1))
    const [key = Number.NaN] = values
    return {
      A: values.every((value) => isClose(value, key)) ? key : Number.NaN,
      B: integral((x) => 1 / (x * x + 6 * x + 5), 0, 1),
      C: integral((x) => 1 / (x * x - 5 * x + 6), 0, 1),
      D: integral((x) => 1 / (x + 2) + 1 / (x + 3), 0, 1),
    }
  },
  'igc-0024': () => {
    const f = (t: number) => Math.sqrt(1 + t ** 3)
    const at = Math.SQRT2
    return {
      D: derivative((x) => integral(f, 0, x * x), at),
      A: f(at ** 2),
      B: f(at ** 2) * at,
      C: 2 * f(at ** 2),
    }
  },
  'igc-0028': () => {
    const ratio = (x: number) => integral((t) => Math.sin(t * t), 0, x) / x ** 3
    return {
      B: limit(ratio, 0),
      A: integral((t) => Math.sin(t * t), 0, 0),
      C: limit((x) => Math.sin(x * x) / x ** 2, 0),
      D: 1 / limit(ratio, 0),
    }
  },
  'igc-0029': () => {
    const near = integral((x) => 1 / x ** 2, 0.01, 1)
    return statements(near < 0, Math.abs(integral(Math.cos, 0, 1) - Math.sin(1)) < 1e-9)
  },
  'igc-0031': () => {
    const half = integral((x) => x * x, 0, 2)
    return {
      C: integral((x) => x ** 3 * Math.cos(x) + x * x, -2, 2),
      A: integral((x) => x ** 3 * Math.cos(x), -2, 2),
      B: half,
      D: 4 * half,
    }
  },
  'igc-0032': () => {
    const key = integral((x) => Math.sqrt(x) / (Math.sqrt(x) + Math.sqrt(6 - x)), 1, 5)
    return { B: key, A: (5 - 1) / 4, C: (5 + 1) / 2, D: 5 - 1 }
  },
  'igc-0033': () => {
    const without = integral((x) => 1 / (1 + Math.sin(x) ** 2), 0, Math.PI)
    return {
      C: integral((x) => x / (1 + Math.sin(x) ** 2), 0, Math.PI),
      B: without,
      A: (Math.PI * without) / 4,
      D: Math.PI * without,
    }
  },
  'igc-0035': () => {
    const square = integral((x) => x * x, -1, 1)
    return {
      C: integral((x) => (x * x) / (1 + Math.exp(x)), -1, 1),
      A: integral((x) => x ** 3, -1, 1),
      B: square / 4,
      D: square,
    }
  },
  'igc-0037': () => {
    const assertion = Math.abs(integral((x) => x ** 3, -1, 1)) < 1e-9
    const reason = Math.abs(integral(Math.cos, -1, 1) - 2 * integral(Math.cos, 0, 1)) < 1e-9
    return assertionReason(assertion, reason, false)
  },
  'igc-0038': () => {
    const listed = [0, Math.PI / 4, 1, 2]
    const values = [
      integral((x) => Math.sin(x) ** 2, 0, Math.PI / 2),
      2 * integral(Math.sin, 0, Math.PI / 2),
      integral(() => 0, 0, 1) + integral(() => 1, 1, 2),
      integral((x) => x ** 5 * Math.cos(x), -1, 1),
    ]
    return match(values, listed, { D: '2431', B: '2134', C: '3124', A: '3421' })
  },
  'igc-0039': () => {
    const over = (f: Real) => integral(f, -1, 2)
    const close = (p: number, q: number) => Math.abs(p - q) < 1e-9
    const odd = integral((x) => x, -1, 1)
    const truth = trueOnes({
      P: close(
        over(Math.exp),
        over((x) => Math.exp(1 - x)),
      ),
      Q: close(
        integral((x) => x * x, -1, 1),
        odd * odd,
      ),
      R: Math.abs(over((x) => x)) <= over(Math.abs),
      S: !close(odd, 0),
    })
    return theOne({ D: truth === 'PR', C: truth === 'PQ', A: truth === 'RS', B: truth === 'PRS' })
  },
  'igc-0040': () => {
    const f = (x: number) => 4 * x - x * x
    return { C: integral(f, 0, 4), A: integral(f, 0, 2), B: (4 * f(2)) / 2, D: 4 * f(2) }
  },
  'igc-0042': () => {
    const [triangle, sector] = [(2 * Math.sqrt(12)) / 2, (16 * Math.asin(2 / 4)) / 2]
    return {
      B: integral((x) => Math.sqrt(16 - x * x), 0, 2),
      A: sector,
      C: triangle + 2 * sector,
      D: 2 * triangle + 2 * sector,
    }
  },
  'igc-0044': () => {
    const circle = integral((x) => Math.sqrt(8 - x * x), -2, 2)
    const parabola = integral((x) => (x * x) / 2, -2, 2)
    const sector = circle - 4
    return { C: circle - parabola, A: (circle - parabola) / 2, B: sector - (4 - parabola), D: circle }
  },
  'igc-0045': () => {
    const above = (m: number) => integral((x) => (4 - m) * x - x * x, 0, 4 - m)
    let [low, high] = [0, 4]
    for (const _ of range(1, 60)) {
      const middle = (low + high) / 2
      if (above(middle) > integral((x) => 4 * x - x * x, 0, 4) / 2) low = middle
      else high = middle
    }
    return { A: low, B: 4 - Math.cbrt((3 * 16) / 3), C: 4 / 2, D: 4 - Math.cbrt(32) / 2 }
  },
}
