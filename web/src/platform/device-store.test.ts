import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createDeviceStore } from './device-store.ts'

const isNumber = (value: unknown): value is number => typeof value === 'number'

function device(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  const area = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
  }
  return { kept, area: () => area }
}

test('what is written is read back, under the name of its owner', () => {
  const { kept, area } = device()
  const store = createDeviceStore(area, () => 'u1')
  assert.equal(store.write('quiz:a', 7), true)
  assert.equal(store.read('quiz:a', isNumber), 7)
  assert.deepEqual([...kept.keys()], ['vikalp:u1:quiz:a'])
})

test('another owner sees nothing of it', () => {
  const { area } = device()
  createDeviceStore(area, () => 'u1').write('quiz:a', 7)
  const other = createDeviceStore(area, () => 'u2')
  assert.equal(other.read('quiz:a', isNumber), undefined)
  assert.deepEqual(other.names(), [])
})

test('spoilt, foreign and outdated data read as nothing', () => {
  const { area } = device({
    'vikalp:u1:broken': '{',
    'vikalp:u1:old': '{"version":0,"value":7}',
    'vikalp:u1:bare': '7',
    'vikalp:u1:text': '{"version":1,"value":"7"}',
  })
  const store = createDeviceStore(area, () => 'u1')
  for (const name of ['broken', 'old', 'bare', 'text', 'absent'])
    assert.equal(store.read(name, isNumber), undefined, name)
})

test('names are listed by how they begin', () => {
  const { area } = device({ token: 'x' })
  const store = createDeviceStore(area, () => 'u1')
  for (const name of ['quiz:a', 'quiz:b', 'draft:a']) store.write(name, 1)
  assert.deepEqual(store.names('quiz:'), ['quiz:a', 'quiz:b'])
})

test('wiping an owner takes all of theirs and nothing else', () => {
  const { kept, area } = device({ token: 'x' })
  for (const owner of ['u1', 'u10']) {
    const store = createDeviceStore(area, () => owner)
    store.write('a', 1)
    store.write('b', 1)
  }
  createDeviceStore(area, () => 'u10').wipeOwner('u1')
  assert.deepEqual([...kept.keys()], ['token', 'vikalp:u10:a', 'vikalp:u10:b'])
})

test('a device that refuses is told apart and never throws', () => {
  const store = createDeviceStore(
    () => {
      throw new Error('storage is forbidden')
    },
    () => 'u1',
  )
  assert.equal(store.write('a', 1), false)
  assert.equal(store.read('a', isNumber), undefined)
  assert.deepEqual(store.names(), [])
  store.remove('a')
  store.wipeOwner('u1')
})
