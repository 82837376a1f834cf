import assert from 'node:assert/strict'
import test from 'node:test'
import { maskedName } from './masked-name.ts'

const cases: [string, string][] = [
  ['Dev Mehta', 'D••• M•••'],
  ['  Asha  ', 'A•••'],
  ['આશા પટેલ', 'આ••• પ•••'],
  ['किरण', 'कि•••'],
]
for (const [name, expected] of cases)
  test(`${name.trim()} is shown as ${expected}`, () => assert.equal(maskedName(name), expected))
