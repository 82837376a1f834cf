import assert from 'node:assert/strict'
import test from 'node:test'
import { facultyRating } from './faculty-rating.ts'

test('87 % is 4.4 out of 5, 100 % is 5, and there is no rating before the first quiz', () => {
  assert.equal(facultyRating(8700, 1), 4.4) // 87 / 20 = 4.35
  assert.equal(facultyRating(30_000, 3), 5)
  assert.equal(facultyRating(0, 2), 0)
  assert.equal(facultyRating(0, 0), null)
})
