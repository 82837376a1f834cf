import assert from 'node:assert/strict'
import test from 'node:test'
import { firstCount, match, which } from './options.ts'

test('the option that names the true statements', () => {
  const options = { A: 'AB', B: 'ABD', C: 'BD', D: 'D' }
  assert.equal(which([true, true, false, true], options), 'B')
  assert.throws(() => which([true, false, false, false], options), RangeError)
})

test('the option that pairs two lists', () => {
  const options = { A: '1234', B: '2143', C: '3412', D: '4321' }
  assert.equal(match([7, 8, 5, 6], [5, 6, 7, 8], options), 'C')
  assert.throws(() => match([7, 8, 5, 9], [5, 6, 7, 8], options), RangeError)
})

test('the smallest count', () => {
  assert.equal(
    firstCount((n) => n * n > 50),
    8,
  )
  assert.throws(() => firstCount(() => false), RangeError)
})
