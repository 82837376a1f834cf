import assert from 'node:assert/strict'
import test from 'node:test'
import { arrow } from './arrow.ts'
import { element, placed } from './element.ts'
import { figure } from './figure.ts'
import { label, sideToward } from './label.ts'
import { angleArc } from './measure.ts'
import { between, direction, polar } from './point.ts'
import { richText, textWidth } from './rich-text.ts'
import { smoothPath } from './smooth.ts'

test('an element escapes its values and keeps one decimal', () => {
  assert.equal(
    element('circle', { cx: 1.26, r: -0.04, strokeWidth: 2 }),
    '<circle cx="1.3" r="0" stroke-width="2"/>',
  )
  assert.equal(element('g', { id: 'a"<b' }, 'x'), '<g id="a&quot;&lt;b">x</g>')
  assert.equal(element('g', { fill: undefined }), '<g/>')
})

test('placed parts turn anticlockwise', () =>
  assert.equal(placed([10, 20], 30, 'x'), '<g transform="translate(10 20) rotate(-30)">x</g>'))

test('angles count from the right, upwards', () => {
  assert.deepEqual(polar([10, 10], 90, 5).map(Math.round), [10, 5])
  assert.equal(direction([0, 0], [0, -3]), 90)
  assert.deepEqual(between([0, 0], [10, 20], 0.25), [2.5, 5])
  assert.equal(sideToward(-40), 'below-right')
  assert.equal(sideToward(180), 'left')
})

test('a figure has its size in two attributes and its parts in order', () => {
  const svg = figure({ height: 240, title: 'A & B' }, '<g/>', [{ part: '<path d="M0 0"/>' }])
  assert.match(
    svg,
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 480 240" width="480" height="240"/,
  )
  assert.match(svg, /<title>A &amp; B<\/title><rect [^>]+\/><g\/><path d="M0 0"\/><\/svg>\n$/)
})

test('italics and indices become shifted spans that come back to the line', () => {
  assert.equal(richText('v < 3', 20), 'v &lt; 3')
  assert.equal(
    richText('*v*_0 = 1', 20),
    '<tspan font-style="italic">v</tspan><tspan dy="4.4" font-size="15.6">0</tspan><tspan dy="-4.4"> = 1</tspan>',
  )
  assert.match(richText('s^{-1}', 20), /<tspan dy="-7.6" font-size="15.6">−1<\/tspan>/)
  assert.match(richText('SO_4^{2-}', 20), /dy="4.4"[^>]*>4<.*dy="-12"[^>]*>2−</)
  assert.equal(richText('-3 eV, pre-1', 20), '−3 eV, pre-1')
  assert.match(richText('*K*_{*n*}', 20), /font-style="italic">n</)
  assert.ok(textWidth('H_2', 20) < textWidth('H2', 20))
})

test('a label stands beside its point, its lines centred on it', () => {
  assert.match(label([100, 50], 'A', { side: 'right', gap: 10 }), /<text x="110" y="56.3"/)
  assert.match(label([100, 50], 'A', { side: 'left', gap: 10 }), /x="90".*text-anchor="end"/)
  assert.match(label([100, 50], 'A', { side: 'above', gap: 10 }), /y="39.1".*text-anchor="middle"/)
  const two = label([100, 50], 'A\nB')
  assert.deepEqual(
    [...two.matchAll(/ y="([\d.]+)"/g)].map(([, y]) => Number(y)),
    [45.5, 67.1],
  )
})

test('an arrow has a head at its tip, and its label beyond', () => {
  const drawn = arrow([0, 0], [100, 0], { label: '*F*' })
  assert.match(drawn, /<polygon points="100,0 88,-5 88,5"/)
  assert.match(drawn, /<text x="105"/)
})

test('the name of a narrow angle moves outwards until it fits', () => {
  const xOf = (degrees: number) => Number(/<text x="([\d.]+)"/.exec(angleArc([0, 0], 0, degrees, 'θ'))?.[1])
  assert.ok(xOf(20) > xOf(60))
})

test('a smooth line passes through its points, and returns to the start when closed', () => {
  assert.equal(
    smoothPath([
      [0, 0],
      [6, 0],
    ]),
    'M0 0C1 0 5 0 6 0',
  )
  assert.match(
    smoothPath(
      [
        [0, 0],
        [6, 0],
        [3, 6],
      ],
      true,
    ),
    /^M0 0C.* 6 0C.* 3 6C.* 0 0Z$/,
  )
})
