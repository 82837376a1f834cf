import assert from 'node:assert/strict'
import test from 'node:test'
import { axes } from './axes.ts'
import { area, curve, readings } from './curves.ts'
import { hills } from './hills.ts'
import { bars } from './marks.ts'
import { panelBoxes, plot } from './plot.ts'

const box = { left: 100, top: 0, right: 300, bottom: 200 }
const ten = plot({ x: { to: 10, step: 5 }, y: { from: -10, to: 10, step: 10 }, box })

test('values are placed by the axes', () => {
  assert.deepEqual(ten.at(0, -10), [100, 200])
  assert.deepEqual(ten.at(5, 0), [200, 100])
  assert.deepEqual(ten.origin, [0, 0])
  assert.deepEqual(plot({ x: { from: 200, to: 400 }, y: { to: 1 }, box }).origin, [200, 0])
})

test('ticks carry their numbers, with a true minus and one zero', () => {
  const texts = [...axes(ten).matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text)
  assert.deepEqual(texts, ['0', '5', '10', '−10', '10'])
  assert.match(axes(plot({ x: { to: 1 }, y: { to: 0.3, step: 0.1 }, box })), />0\.3</)
})

test('a curve is cut where it leaves the box', () => {
  const drawn = curve(ten, (x) => 4 * x)
  const points = [...(/points="([^"]+)"/.exec(drawn)?.[1] ?? '').split(' ')]
  assert.equal(points[0], '100,100')
  assert.ok(Number(points.at(-1)?.split(',')[1]) >= 0)
  assert.ok(points.length < 20)
})

test('an area goes down to the axis, readings go to both', () => {
  assert.match(
    area(ten, () => 5, { from: 0, to: 10 }),
    / 300,50 300,100 100,100"/,
  )
  assert.match(readings(ten, 5, 10), /points="200,100 200,0 100,0"/)
})

test('hills are level at their values', () => {
  const points = hills(ten, [
    [0, 0],
    [10, 10],
  ]).split(' ')
  assert.match(points.join(' '), /points="100,100 .* 200,50 .* 300,0"/)
})

test('bars are centred over their names', () =>
  assert.match(bars(ten, [10]), /points="104,100 104,0 116,0 116,100"/))

test('panels share the figure row by row', () =>
  assert.deepEqual(
    panelBoxes(2, 2, [480, 320]).map(({ left, top }) => [left, top]),
    [
      [40, 34],
      [280, 34],
      [40, 194],
      [280, 194],
    ],
  ))
