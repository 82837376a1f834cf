import { derivative } from '../../tools/mathematics/calculus.ts'
import { assertionReason, statements, trueOnes } from '../../tools/mathematics/claims.ts'
import type { Computed } from '../../tools/mathematics/computed.ts'
import { isClose, theOne } from '../../tools/mathematics/computed.ts'
import { computed as functionalEquations } from './differential-equations/functional-equations.ts'
import { computed as integratingFactors } from './differential-equations/integrating-factors.ts'
import { computed as orderAndDegrees } from './differential-equations/order-and-degree.ts'

type Real = (x: number) => number
type Point = readonly [x: number, y: number]

/** The value at the end of the solution through a point, by the method of Runge and Kutta. */
function solved(slope: (x: number, y: number) => number, [start, y0]: Point, end: number): number {
  const steps = 2000
  const h = (end - start) / steps
  let [x, y] = [start, y0]
  for (let step = 0; step < steps; step++) {
    const first = slope(x, y)
    const second = slope(x + h / 2, y + (h * first) / 2)
    const third = slope(x + h / 2, y + (h * second) / 2)
    y += (h * (first + 2 * second + 2 * third + slope(x + h, y + h * third))) / 6
    x = start + (step + 1) * h
  }
  return y
}

/** From the exponents of the derivatives by their order. */
const orderAndDegree = (exponents: Record<number, number>): string => {
  const order = Math.max(...Object.keys(exponents).map(Number))
  return `${order} ${exponents[order]}`
}

export const computed: Computed = {
  ...integratingFactors,
  ...functionalEquations,
  ...orderAndDegrees,
  'deq-0002': () => {
    // After squaring: exponents of the derivatives by their order.
    const exponents = new Map([
      [1, 2],
      [2, 1],
    ])
    const order = Math.max(...exponents.keys())
    const found = `${order} ${exponents.get(order)}`
    return theOne({ A: found === '2 1', C: found === '2 2', D: found === '1 2', B: found === '1 1' })
  },
  'deq-0003': () => {
    // Whether the part with the derivative p is a polynomial in p: its fourth differences vanish.
    const isPolynomial = (f: (p: number) => number) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0] = [0, 1, 2, 3, 4].map(f)
      return Math.abs(a - 4 * b + 6 * c - 4 * d + e) < 1e-9
    }
    return theOne({
      A: !isPolynomial(Math.sin),
      D: !isPolynomial((p) => p * p + Math.sin(1)),
      B: !isPolynomial((p) => Math.sin(1) - p),
      C: !isPolynomial((p) => Math.E * p),
    })
  },
  'deq-0005': () => {
    // The equation y_3 = 0 has the solutions a + bx + cx^2 and, among them, 1 + x^2.
    const constantsOf = { general: ['a', 'b', 'c'].length, particular: 0 }
    return statements(constantsOf.general === 3, constantsOf.particular === 3)
  },
  'deq-0006': () => {
    // Exponents of the derivatives by their order.
    const equations: Record<number, number>[] = [{ 3: 1, 2: 2 }, { 1: 3 }, { 2: 2, 1: 5 }, { 2: 1, 1: 1 }]
    const listed = ['1 3', '2 1', '2 2', '3 1']
    const match = equations.map((exponents) => 1 + listed.indexOf(orderAndDegree(exponents))).join('')
    return theOne({ A: match === '4132', D: match === '4123', B: match === '1423', C: match === '1432' })
  },
  'deq-0010': () => {
    const solves = (y: Real) => [0.5, 1.3, 2].every((x) => isClose(x * derivative(y, x), y(x) + x * x))
    return theOne({
      A: solves((x) => x * x + 5 * x),
      B: solves((x) => x * x + 5),
      C: solves((x) => 5 * x * x),
      D: solves((x) => (x * x) / 2 + 5 * x),
    })
  },
  'deq-0011': () => {
    const y = (x: number) => Math.sqrt(x * x - 5)
    const slope = (of: (x: number, y: number) => number) =>
      [3, 4, 5].every((x) => isClose(derivative(y, x), of(x, y(x))))
    return theOne({
      A: slope((x, v) => x / v),
      C: slope((x, v) => v / x),
      D: slope((x, v) => -x / v),
      B: slope((x, v) => -v / x),
    })
  },
  'deq-0013': () => ({
    B: solved((x, y) => 2 * x * y, [0, 3], 1),
    A: Math.E + (3 - 1),
    C: 6 * Math.E,
    D: 3 * Math.exp(2),
  }),
  'deq-0014': () => {
    const slope = (_: number, y: number) => 1 + y * y
    const through = [0.3, 0.9, 1.5].map((x) => Math.atan(solved(slope, [0, 0], x)) - x)
    // It grows beyond every bound before x reaches a quarter turn.
    const defined = Math.abs(solved(slope, [0, 0], 1.57)) < 1000
    return assertionReason(
      defined,
      through.every((difference) => isClose(difference, 0, 1e-4)),
      false,
    )
  },
  'deq-0016': () => ({
    D: solved((_, y) => y * y, [0, 1], 0.5),
    A: 1 / (1 + 0.5),
    B: 1 + 0.5,
    C: solved((_, y) => y, [0, 1], 0.5),
  }),
  'deq-0017': () => {
    const start = Math.PI / 6
    return {
      D: solved((x, y) => y / Math.tan(x), [start, 2], Math.PI / 2),
      A: 2 * Math.sin(start),
      B: 2,
      C: 1 + (2 - Math.sin(start)),
    }
  },
  'deq-0018': () => {
    const end = Math.PI / 4
    return {
      A: solved((x, y) => (x + y) ** 2, [0, 0], end),
      B: end,
      C: Math.tan(end),
      D: Math.tan(end) + end,
    }
  },
  'deq-0020': () => {
    // Along a solution the left side of the key stays the same.
    const start = [0, -1] as const
    const end = solved((x, y) => Math.exp(x + y), start, 0.4)
    const stays = (f: (x: number, y: number) => number) => isClose(f(...start), f(0.4, end))
    return theOne({
      D: stays((x, y) => Math.exp(x) + Math.exp(-y)),
      B: stays((x, y) => Math.exp(x) - Math.exp(-y)),
      C: stays((x, y) => Math.exp(x) + Math.exp(y)),
      A: stays((x, y) => Math.exp(x + y)),
    })
  },
  'deq-0021': () => {
    const isHomogeneous = (f: (x: number, y: number) => number) => isClose(f(2, 3), f(14, 21))
    return theOne({
      A: isHomogeneous((x, y) => (x * x + x * y) / y ** 2),
      D: isHomogeneous((x, y) => (x + 1) / y),
      B: isHomogeneous((x, y) => (x * x + y) / x),
      C: isHomogeneous((x, y) => (x * x + y * y) / x),
    })
  },
  'deq-0022': () => ({
    B: solved((x, y) => (x + y) / x, [1, 0], Math.E),
    A: Math.log(Math.E),
    C: Math.E + 1,
    D: Math.E ** 2,
  }),
  'deq-0023': () => {
    const end = solved((x, y) => (x * x + y * y) / (2 * x * y), [1, 2], 3)
    return { B: end, A: Math.sqrt(3 ** 2 + 3), C: 2 * 3, D: end ** 2 }
  },
  'deq-0024': () => {
    // At a point of a solution, with y = vx: the derivative of v follows from that of y.
    const [x, v] = [2, 0.7]
    const slopeOfV = (v + Math.tan(v) - v) / x
    return theOne({
      D: isClose(x * slopeOfV, Math.tan(v)),
      C: isClose(slopeOfV, v + Math.tan(v)),
      A: isClose(x * slopeOfV, v + Math.tan(v)),
      B: isClose(x * slopeOfV, Math.tan(v) - v),
    })
  },
  'deq-0025': () => {
    const at = Math.sqrt(3)
    const end = solved((x, y) => y / x + Math.tan(y / x), [1, Math.PI / 6], at)
    return { C: end, A: (at * Math.PI) / 6, B: end / at, D: at * (Math.PI - end / at) }
  },
  'deq-0026': () => {
    const end = solved((x, y) => (y + Math.sqrt(x * x + y * y)) / x, [1, 0], 2)
    return { B: end, A: end / 2, D: 2 * end, C: (2 ** 2 + 1) / 2 }
  },
  'deq-0027': () => {
    const f = (x: number, y: number) => (x + 2 * y) / (2 * x - y)
    const [v, x] = [Math.sin, 0.8]
    return statements(
      isClose(f(3, 1), f(12, 4)),
      isClose(
        derivative((t) => v(t) * t, x),
        x * derivative(v, x),
      ),
    )
  },
  'deq-0028': () => {
    const f = (x: number, y: number) => (x + y + 1) / (x + y)
    return assertionReason(isClose(f(1, 1), f(2, 2)), true, false)
  },
  'deq-0029': () => {
    // The product of the factor and the standard form is the derivative of factor times y: its derivative is P times it.
    const isFactor = (m: Real) => [0.5, 1.5, 3].every((x) => isClose(derivative(m, x), (2 / x) * m(x)))
    return theOne({
      A: isFactor((x) => x * x),
      C: isFactor((x) => Math.exp(2 * x)),
      D: isFactor((x) => x ** -2),
      B: isFactor((x) => 2 * Math.log(x)),
    })
  },
  'deq-0030': () => {
    const end = solved((x, y) => 3 * x - y / x, [1, 2], 2)
    return { B: end, A: 2 ** 3 / 2, C: 2 ** 2 + (2 - 1), D: 2 * end }
  },
  'deq-0031': () => {
    const end = Math.PI / 4
    const y = solved((x, v) => 1 / Math.cos(x) - v * Math.tan(x), [0, 1], end)
    return { B: y, A: Math.sin(end), C: Math.sin(end) + 1, D: y / Math.cos(end) }
  },
  'deq-0032': () => {
    const end = solved((y, x) => x + y, [0, 0], 1)
    return { A: end, B: Math.E - 1, C: Math.E, D: Math.E + (1 + 1) }
  },
  'deq-0033': () => ({
    D: solved((x, y) => y + Math.exp(x), [0, 2], 1),
    B: Math.E + 2,
    C: 2 * Math.E,
    A: solved((x, y) => Math.exp(x) - y, [0, 2], 1),
  }),
  'deq-0034': () => {
    const factor = (x: number) => x * Math.sin(x)
    const isP = (p: Real) => [0.5, 1.2, 2].every((x) => isClose(derivative(factor, x), p(x) * factor(x)))
    const cot = (x: number) => 1 / Math.tan(x)
    return theOne({
      A: isP((x) => 1 / x + cot(x)),
      B: isP((x) => Math.sin(x) + x * Math.cos(x)),
      C: isP((x) => Math.log(factor(x))),
      D: isP((x) => 1 / x - cot(x)),
    })
  },
  'deq-0035': () => {
    const end = solved((x, y) => x + 1 - (2 * y) / (x + 1), [0, 1], 1)
    return { B: end, A: 2 ** 4 / 4 / 4, C: 2 ** 2 / 4 + 3 / 4, D: 4 * end }
  },
  'deq-0036': () => {
    const grow = (start: number) => solved((x, y) => y + x, [0, start], 1)
    return { C: grow(1), A: grow(0), B: solved((_, y) => y, [0, 1], 1), D: grow(1) + 1 }
  },
  'deq-0040': () => {
    const time = 20 * Math.log(2)
    const left = (rate: number) => solved((_, s) => -rate * s, [0, 20], time)
    return { C: left(5 / 100), A: left(10 / 100), B: 20 - time, D: time }
  },
  'deq-0041': () => ({
    D: solved((x, y) => (2 * y) / x, [1, 3], 2),
    A: solved((x, y) => y / x / 2, [1, 3], 2),
    B: solved((x, y) => y / x, [1, 3], 2),
    C: 3 + 2 * 3,
  }),
  'deq-0042': () => {
    const at = (slope: (x: number, y: number) => number) => solved(slope, [2, 3], 1)
    return {
      C: at((x, y) => -y / x),
      A: at((x, y) => y / x),
      B: at((x, y) => -x / y),
      D: at((x, y) => (-2 * y) / x),
    }
  },
  'deq-0043': () => {
    const [end, limitValue] = [Math.log(2), 2]
    const y = solved((_, v) => v * (2 - v), [0, 1], end)
    const slow = Math.exp(end)
    return { B: y, A: (2 * slow) / (1 + slow), C: limitValue, D: solved((_, v) => 2 * v, [0, 1], end) }
  },
  'deq-0045': () => {
    const k = 0.7
    const doubling = (start: number) =>
      isClose(
        solved((_, y) => k * y, [0, start], Math.log(2) / k),
        2 * start,
      )
    const truth = trueOnes({
      P: solved((_, y) => k * y, [0, 0], 3) === 0,
      Q: !(doubling(1) && doubling(5)),
      R: [0, 10].every((start) =>
        isClose(
          solved((_, y) => -k * (y - 4), [0, start], 40),
          4,
        ),
      ),
      S: isClose(
        solved((_, y) => -k * y, [0, 1], 1 / k),
        0.5,
      ),
    })
    return theOne({ D: truth === 'PR', C: truth === 'PQR', A: truth === 'RS', B: truth === 'PRS' })
  },
}
