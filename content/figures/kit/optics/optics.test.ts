import assert from 'node:assert/strict'
import test from 'node:test'
import { imageInMirror, imageThroughLens } from './lens.ts'

const rounded = ({ at, isReal }: { at: readonly [number, number]; isReal: boolean }) => [
  ...at.map(Math.round),
  isReal,
]

// By 1/v = 1/f + 1/u and m = v/u.
test('a convex lens: u = -150 and f = 100 give v = 300, twice as large and inverted', () =>
  assert.deepEqual(rounded(imageThroughLens([200, 100], 100, [50, 80])), [500, 140, true]))

test('a concave lens: u = -100 and f = -100 give v = -50, half as large and upright', () =>
  assert.deepEqual(rounded(imageThroughLens([200, 100], -100, [100, 60])), [150, 80, false]))

// By 1/v = 1/f - 1/u and m = -v/u.
test('a concave mirror: u = -150 and f = -100 give v = -300, twice as large and inverted', () =>
  assert.deepEqual(rounded(imageInMirror([400, 100], -100, [250, 80])), [100, 140, true]))

test('a convex mirror: u = -100 and f = 100 give v = 50, half as large and upright', () =>
  assert.deepEqual(rounded(imageInMirror([200, 100], 100, [100, 60])), [250, 80, false]))
