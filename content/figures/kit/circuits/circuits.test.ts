import assert from 'node:assert/strict'
import test from 'node:test'
import { gate, stepWire } from './gates.ts'
import { openSwitch, resistor } from './passive.ts'
import { cell, voltmeter } from './sources.ts'

test('a component sits in the middle of its wire and turns with it', () => {
  const level = resistor([0, 100], [200, 100], '2 Ω')
  assert.match(level, /<polyline points="0,100 73,100"\/><polyline points="127,100 200,100"\/>/)
  assert.match(level, /translate\(100 100\)">/)
  assert.match(resistor([0, 0], [0, 100]), /translate\(0 50\) rotate\(90\)/)
})

test('its name is above a horizontal wire and right of a vertical one', () => {
  assert.match(cell([0, 100], [200, 100], 'E'), /text-anchor="middle"/)
  assert.doesNotMatch(cell([50, 0], [50, 100], 'E'), /text-anchor/)
})

test('a name on the flat side of a symbol comes closer', () => {
  const y = (side: 'above' | 'below') =>
    Number(/<text x="\d+" y="([\d.]+)"/.exec(openSwitch([0, 100], [200, 100], { label: 'K', side }))?.[1])
  assert.ok(100 - (y('above') - 6.3) > y('below') - 6.3 - 100)
  const turned = Number(
    / y="([\d.]+)"[^>]*>K</.exec(openSwitch([200, 100], [0, 100], { label: 'K', side: 'below' }))?.[1],
  )
  assert.ok(turned > y('below'))
})

test('the letter of a meter stays upright on a slanted wire', () =>
  assert.doesNotMatch(voltmeter([0, 0], [100, 100]), /rotate/))

test('a gate has the points where its wires end', () => {
  const { inputs, output } = gate('NAND', [100, 100])
  assert.deepEqual(inputs, [
    [54, 89],
    [54, 111],
  ])
  assert.deepEqual(output, [146, 100])
  assert.match(stepWire(output, [200, 150]), /points="146,100 173,100 173,150 200,150"/)
})
