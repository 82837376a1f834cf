import assert from 'node:assert/strict'
import { test } from 'node:test'
import { barLayout } from './bar-layout.ts'

const week = { em: 13, groups: 7, series: 1, longestLabel: 3, longestValue: 3 }

test('on a wide screen no bar is wider than 35 and labels are in full', () => {
  const layout = barLayout({ ...week, width: 660 })
  assert.equal(layout.bar, 35)
  assert.equal(layout.width, 660)
  assert.equal(layout.areValuesUpright, false)
  assert.equal(layout.hasShortLabels, false)
})

test('a week fits on a phone without turning the figures', () => {
  // axis 32, so each of the seven days has (294 - 32) / 7 = 37.4, and its bar 90 % of that less the gap
  const layout = barLayout({ ...week, width: 294 })
  assert.equal(layout.width, 294)
  assert.equal(layout.areValuesUpright, false)
  assert.ok(Math.abs(layout.bar - 31.69) < 0.01)
})

test('a figure and a name that just fit stay as they are; a pixel less, and one stands, the other is short', () => {
  // axis 26 and seven days of 22, the width of three letters of 6 and the space between them
  const tight = barLayout({ ...week, em: 10, width: 180 })
  assert.deepEqual([tight.areValuesUpright, tight.hasShortLabels], [false, false])
  const tighter = barLayout({ ...week, em: 10, width: 179 })
  assert.deepEqual([tighter.areValuesUpright, tighter.hasShortLabels], [true, true])
})

test('the figures of two bars share 90 % of the space of their group', () => {
  // axis 26; two figures of 22 need 44 / 0.9 = 48.9
  const pair = { ...week, em: 10, groups: 1, series: 2 }
  const lying = barLayout({ ...pair, width: 75 })
  assert.equal(lying.areValuesUpright, false)
  assert.ok(Math.abs(lying.bar - 20.05) < 0.01) // (49 x 0.9) / 2 less the gap
  assert.equal(barLayout({ ...pair, width: 74 }).areValuesUpright, true)
})

test('twelve months on a phone take short names and upright figures, not a wider page', () => {
  const layout = barLayout({ ...week, groups: 12, width: 294 })
  assert.equal(layout.width, 294)
  assert.equal(layout.hasShortLabels, true)
  assert.equal(layout.areValuesUpright, true)
})

test('three series of five years fit on a phone with upright figures', () => {
  const layout = barLayout({ ...week, groups: 5, longestLabel: 4, series: 3, width: 294 })
  assert.equal(layout.areValuesUpright, true)
  assert.equal(layout.width, 294)
})

test('three series of a week fit on a phone with upright figures, those of a year are wider', () => {
  assert.equal(barLayout({ ...week, series: 3, width: 294 }).width, 294)
  // each figure needs 0.85 em = 11.05: 12 months x 3 x 11.05 / 0.9 + 32 = 474
  assert.equal(barLayout({ ...week, groups: 12, series: 3, width: 294 }).width, 474)
})

test('text of double size makes the chart wider, never the figures smaller', () => {
  const layout = barLayout({ ...week, em: 26, groups: 12, width: 294 })
  assert.ok(layout.width > 294)
})
