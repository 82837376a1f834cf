import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { descendants, readPss, readStat } from './resources.ts'

const stat = (name: string): string =>
  `4711 (${name}) S 17 4711 4711 0 -1 4194560 9000 400 1 2 250 50 30 20 20 0 11 0 9000 1000 200`

test('the processor time of a process is its own and that of its ended children', () => {
  assert.deepEqual(readStat(stat('node')), { parent: 17, cpuSeconds: 3.5 })
})

test('a name with spaces and brackets shifts no field', () => {
  assert.deepEqual(readStat(stat('postgres: vikalp) (idle')), { parent: 17, cpuSeconds: 3.5 })
})

test('this process is read as Node knows it', { skip: process.platform !== 'linux' }, () => {
  const { user, system } = process.cpuUsage()
  const { parent, cpuSeconds } = readStat(readFileSync('/proc/self/stat', 'utf8'))
  assert.equal(parent, process.ppid)
  assert.ok(cpuSeconds >= (user + system) / 1e6 - 0.02)
})

test('the shared part of the memory is counted by its share', () => {
  const rollup =
    '55d0-7ffe ---p 00000000 00:00 0  [rollup]\nRss:  204800 kB\nPss:  102400 kB\nPss_Dirty:  51200 kB\n'
  assert.equal(readPss(rollup), 100)
  assert.equal(readPss(''), 0)
})

test('whom a process started includes whom these started', () => {
  const parents = new Map([
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 1],
  ])
  assert.deepEqual(descendants(parents, 2), [2, 3, 4])
})
