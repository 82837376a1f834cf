import { derivative, integral } from '../../../tools/mathematics/calculus.ts'
import { statements } from '../../../tools/mathematics/claims.ts'
import { type Computed, isClose, theOne } from '../../../tools/mathematics/computed.ts'

type Real = (x: number) => number

/** Whether the derivative of a function is this integrand. */
export const antiderivativeOf =
  (integrand: Real) =>
  (f: Real): boolean =>
    [0.7, 1.1, 1.3].every((x) => Math.abs(derivative(f, x) - integrand(x)) < 1e-6)

export const computed: Computed = {
  'igc-0057': () => {
    const fromOne = (f: Real) => (x: number) => integral(f, 1, x)
    const odd = [Math.sin, (x: number) => x ** 3 - x, (x: number) => x / (1 + x * x)].map(fromOne)
    const even = [Math.cos, (x: number) => x * x + 1, Math.abs].map(fromOne)
    const places = [0, 0.4, 1.7, 3]
    return statements(
      odd.every((f) => places.every((x) => isClose(f(-x), f(x)))),
      even.every((f) => places.every((x) => isClose(f(-x), -f(x)))),
    )
  },
  'igc-0060': () => {
    const isIntegral = antiderivativeOf((x) => 1 / (1 + Math.cos(2 * x)))
    return theOne({
      A: isIntegral((x) => Math.tan(x) / 2),
      B: isIntegral(Math.tan),
      C: isIntegral((x) => 2 * Math.tan(x)),
      D: isIntegral((x) => -1 / Math.tan(x) / 2),
    })
  },
}
