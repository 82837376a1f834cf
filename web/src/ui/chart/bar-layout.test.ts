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

test('a figure that just fits lies, one that is a pixel too wide stands', () => {
  // axis 26 and seven days of 22, the width of three letters of 6 and the space between them
  const tight = { ...week, em: 10, width: 180 }
  assert.equal(barLayout(tight).areValuesUpright, false)
  assert.equal(barLayout({ ...tight, width: 179 }).areValuesUpright, true)
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
