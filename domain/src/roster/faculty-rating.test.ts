import assert from 'node:assert/strict'
import test from 'node:test'
import { facultyRating } from './faculty-rating.ts'

test('31 of 36 students are 4.3 of 5, all of them 5, and there is no rating without students', () => {
  assert.equal(facultyRating(31, 36), 4.3) // 4.306
  assert.equal(facultyRating(3, 3), 5)
  assert.equal(facultyRating(0, 2), 0)
  assert.equal(facultyRating(0, 0), null)
})
