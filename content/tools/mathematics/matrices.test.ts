import assert from 'node:assert/strict'
import test from 'node:test'
import { adjoint, determinant, inverse, multiply, plus, scaled, transpose } from './matrices.ts'
import { cross, dot, magnitude, minus } from './vectors.ts'

const a = [
  [2, 1, 0],
  [1, 3, -1],
  [0, 5, 4],
]
const unit = (k: number): number[][] => [
  [k, 0, 0],
  [0, k, 0],
  [0, 0, k],
]

test('a matrix times its adjoint is its determinant times the unit matrix', () => {
  assert.equal(determinant(a), 30)
  assert.deepEqual(multiply(a, adjoint(a)), unit(30))
  const back = multiply(inverse(a), a)
  for (const [i, row] of back.entries())
    for (const [j, x] of row.entries()) assert.ok(Math.abs(x - (i === j ? 1 : 0)) < 1e-12)
})

test('sums, multiples and products of any order', () => {
  assert.deepEqual(plus(a, scaled(a, -1)), scaled(unit(1), 0))
  assert.deepEqual(transpose([[1, 2, 3]]), [[1], [2], [3]])
  assert.deepEqual(multiply([[1, 2, 3]], [[1], [2], [3]]), [[14]])
})

test('what does not exist is not made up', () => {
  assert.throws(() => multiply([[1, 2]], [[1, 2]]), /orders/)
  assert.throws(() => determinant([[1, 2]]), /square/)
  assert.throws(
    () =>
      inverse([
        [1, 2],
        [2, 4],
      ]),
    /singular/,
  )
})

test('the cross product is perpendicular to both vectors and as long as their parallelogram is large', () => {
  const [p, q] = [
    [2, -1, 3],
    [1, 4, -2],
  ]
  assert.ok(p && q)
  const normal = cross(p, q)
  assert.deepEqual(normal, [-10, 7, 9])
  assert.deepEqual([dot(normal, p), dot(normal, q)], [0, 0])
  assert.ok(Math.abs(magnitude(normal) ** 2 - (dot(p, p) * dot(q, q) - dot(p, q) ** 2)) < 1e-9)
  assert.deepEqual(minus(p, q), [1, -5, 5])
})
