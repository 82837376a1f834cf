import assert from 'node:assert/strict'
import test from 'node:test'
import { choose, factorial, permutations, permute, product, range, subsets } from './counting.ts'

test('arrangements and selections are counted as they are listed', () => {
  const letters = ['a', 'b', 'c', 'd', 'e']
  assert.equal(permutations(letters).length, factorial(5))
  assert.equal(new Set(permutations(letters).map((each) => each.join(''))).size, 120)
  for (const r of range(0, 6)) {
    assert.equal(subsets(letters).filter((set) => set.length === r).length, choose(5, r))
    assert.equal(choose(5, r) * factorial(r), permute(5, r))
  }
})

test('nothing is chosen in one way, and a part of a thing in none', () => {
  assert.deepEqual([factorial(0), choose(4, 0), permute(4, 0), choose(30, 15)], [1, 1, 1, 155_117_520])
  for (const wrong of [() => factorial(-1), () => factorial(2.5), () => choose(-1, 2), () => permute(4, 1.5)])
    assert.throws(wrong, RangeError)
})

test('a product takes one of each list, and a range has both its ends', () => {
  assert.deepEqual(product([1, 2], [3, 4]), [
    [1, 3],
    [1, 4],
    [2, 3],
    [2, 4],
  ])
  assert.deepEqual([range(2, 4), range(3, 2)], [[2, 3, 4], []])
})
