import assert from 'node:assert/strict'
import test from 'node:test'
import { block, pendulum } from './bodies.ts'
import { screwGauge, vernier } from './instruments.ts'
import { incline } from './surfaces.ts'

test('a slope of 45 degrees rises as far as it runs, and a block stands on it', () => {
  const slope = incline([0, 200], 100, 45)
  assert.deepEqual(slope.top.map(Math.round), [100, 100])
  assert.deepEqual(slope.along(0.5).map(Math.round), [50, 150])
  const { middle } = block(slope.along(0.5), [40, 40], 'm', { turn: 45 })
  assert.deepEqual(middle.map(Math.round), [36, 136])
})

test('a bob hangs at its angle from the vertical', () =>
  assert.deepEqual(pendulum([100, 0], 100, 30).middle.map(Math.round), [150, 87]))

// 20 small divisions on 400 px; ten of the vernier span nine, so its sixth line stands at 4.6 + 6 × 0.9 = 10 divisions.
test('the right line of a vernier meets the scale', () => {
  const drawn = vernier({
    at: [40, 0],
    length: 400,
    first: 3,
    divisions: 20,
    perNumber: 10,
    zero: 4.6,
    vernier: [10, 9],
    unit: 'cm',
  })
  assert.match(drawn, /points="132,56 132,78"/)
  assert.match(drawn, /points="240,56 240,70"/)
})

test('the thimble shows its reading at the line and the full divisions of the sleeve', () => {
  const drawn = screwGauge([0, 100], { sleeve: 3, reading: 25, divisions: 50 })
  assert.match(drawn, /<text [^>]*>25<\/text>/)
  assert.equal(drawn.match(/points="[\d.]+,8[07] [\d.]+,100"/g)?.length, 4)
})
