import assert from 'node:assert/strict'
import test from 'node:test'
import { derivative, integral, limit, secondDerivative } from './calculus.ts'
import { isClose } from './computed.ts'

const near = (found: number, wanted: number): void =>
  assert.ok(isClose(found, wanted, 1e-8), `${found} is not ${wanted}`)

test('derivatives of smooth functions', () => {
  near(
    derivative((x) => x ** 3 * Math.log(x), 2),
    12 * Math.log(2) + 4,
  )
  near(derivative(Math.tan, 1), 1 / Math.cos(1) ** 2)
  near(
    secondDerivative((x) => Math.exp(2 * x), 0.5),
    4 * Math.E,
  )
})

test('limits at a point, from one side and at infinity', () => {
  near(
    limit((x) => Math.sin(3 * x) / x, 0),
    3,
  )
  near(
    limit((x) => (1 - Math.cos(x)) / x ** 2, 0),
    0.5,
  )
  near(
    limit((x) => Math.abs(x - 2) / (x - 2), 2, 'left'),
    -1,
  )
  near(
    limit((x) => (1 + 1 / x) ** x, Number.POSITIVE_INFINITY),
    Math.E,
  )
  near(
    limit((x) => (2 * x ** 2 - 1) / (x ** 2 + x), Number.NEGATIVE_INFINITY),
    2,
  )
})

test('where there is no limit, it says so', () => {
  assert.throws(() => limit((x) => Math.abs(x) / x, 0), /-1 from the left and to 1 from the right/)
  assert.throws(() => limit((x) => 1 / x ** 4, 0), RangeError)
})

test('definite integrals, also of a function with a corner', () => {
  near(
    integral((x) => x ** 2, 0, 3),
    9,
  )
  near(
    integral((x) => 1 / (1 + x ** 2), 0, 1),
    Math.PI / 4,
  )
  near(
    integral((x) => x, 2, 0),
    -2,
  )
  assert.ok(
    isClose(
      integral((x) => Math.abs(x - 1 / 3), 0, 1),
      5 / 18,
      1e-5,
    ),
  )
})
