import assert from 'node:assert/strict'
import test from 'node:test'
import { readArguments } from './arguments.ts'

test('no command means lint and compile', () => assert.equal(readArguments([]).command, 'all'))

test('a command takes names and the solver', () => {
  assert.deepEqual(readArguments(['--record', 'a.txt', '--by', 'second reader']), {
    command: 'record',
    names: ['a.txt'],
    by: 'second reader',
  })
  assert.deepEqual(readArguments(['--lint', 'optics', 'kinematics']).names, ['optics', 'kinematics'])
  assert.equal(readArguments(['--figure', 'kin-0011']).command, 'figure')
})

test('two commands, or an unknown one, are rejected', () => {
  assert.throws(() => readArguments(['--lint', '--report']), /one command/)
  assert.throws(() => readArguments(['--frobnicate']))
})
