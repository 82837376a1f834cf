import assert from 'node:assert/strict'
import test from 'node:test'
import { fieldLines } from './charges.ts'
import { energyLevels } from './energy-levels.ts'

const pathsOf = (svg: string) => svg.match(/<path /g)?.length

test('each charge has its number of lines, and those between two are drawn once', () => {
  assert.equal(pathsOf(fieldLines([{ at: [240, 150], strength: 1 }], { perUnit: 8 })), 8)
  const dipole = [
    { at: [160, 150], strength: 1 },
    { at: [320, 150], strength: -1 },
  ] as const
  const lines = fieldLines(dipole, { perUnit: 12 })
  const fromPlus = fieldLines(dipole.slice(0, 1), { perUnit: 12 })
  assert.equal(pathsOf(fromPlus), 12)
  assert.ok(Number(pathsOf(lines)) > 12 && Number(pathsOf(lines)) < 24)
})

test('the lines of a negative charge come in', () => {
  const [, way = ''] =
    / d="([^"]+)"/.exec(fieldLines([{ at: [240, 150], strength: -1 }], { perUnit: 1 })) ?? []
  const numbers = way
    .split(/[MC ]+/)
    .filter((text) => text !== '')
    .map(Number)
  assert.ok((numbers.at(0) ?? 0) < 0)
  assert.deepEqual(numbers.slice(-2), [224, 150])
})

test('a transition runs from level to level', () =>
  assert.match(energyLevels([{ y: 50 }, { y: 200 }], [{ from: 0, to: 1 }]), /points="234,50 234,190"/))
