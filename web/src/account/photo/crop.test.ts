import assert from 'node:assert/strict'
import test from 'node:test'
import { adjust, squareOf, wholeCrop } from './crop.ts'

const wide = { width: 800, height: 400 }

test('at first the largest square in the middle is shown', () =>
  assert.deepEqual(squareOf(wide, wholeCrop), { left: 200, top: 0, edge: 400 }))

test('it moves by its own edge and stops at the edges of the picture', () => {
  assert.deepEqual(squareOf(wide, adjust(wide, wholeCrop, { byX: 0.25 })), { left: 300, top: 0, edge: 400 })
  assert.deepEqual(squareOf(wide, adjust(wide, wholeCrop, { byX: 9, byY: 9 })), {
    left: 400,
    top: 0,
    edge: 400,
  })
  assert.deepEqual(squareOf(wide, adjust(wide, wholeCrop, { byX: -9, byY: -9 })), {
    left: 0,
    top: 0,
    edge: 400,
  })
})

test('a tall picture moves up and down by the same share', () => {
  const tall = { width: 400, height: 800 }
  assert.deepEqual(squareOf(tall, adjust(tall, wholeCrop, { byY: 0.25 })), { left: 0, top: 300, edge: 400 })
})

test('closer it keeps its centre, and farther again it comes back inside', () => {
  const close = adjust(wide, wholeCrop, { zoom: 4 })
  assert.deepEqual(squareOf(wide, close), { left: 350, top: 150, edge: 100 })
  const corner = adjust(wide, close, { byX: 99, byY: 99 })
  assert.deepEqual(squareOf(wide, corner), { left: 700, top: 300, edge: 100 })
  assert.deepEqual(squareOf(wide, adjust(wide, corner, { zoom: 1 })), { left: 400, top: 0, edge: 400 })
})
