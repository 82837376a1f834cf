import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createDeviceStore } from './device-store.ts'

const isNumber = (value: unknown): value is number => typeof value === 'number'

function device(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries))
  const area = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size
    },
  }
  return { stored, area: () => area }
}

test('a written value is read back, and stored under its owner', () => {
  const { stored, area } = device()
  const store = createDeviceStore(area, () => 'u1')
  assert.equal(store.write('quiz:a', 7), true)
  assert.equal(store.read('quiz:a', isNumber), 7)
  assert.deepEqual([...stored.keys()], ['vikalp:u1:quiz:a'])
})

test('another owner sees nothing of it', () => {
  const { area } = device()
  createDeviceStore(area, () => 'u1').write('quiz:a', 7)
  const other = createDeviceStore(area, () => 'u2')
  assert.equal(other.read('quiz:a', isNumber), undefined)
  assert.deepEqual(other.names(), [])
})

test('what devices hold today is read', () => {
  const { area } = device({ 'vikalp:u1:count': '{"version":1,"value":7}' })
  assert.equal(createDeviceStore(area, () => 'u1').read('count', isNumber), 7)
})

test('corrupt, foreign and outdated data are read as undefined', () => {
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

test('names are listed by their beginning', () => {
  const { area } = device({ token: 'x' })
  const store = createDeviceStore(area, () => 'u1')
  for (const name of ['quiz:a', 'quiz:b', 'draft:a']) store.write(name, 1)
  assert.deepEqual(store.names('quiz:'), ['quiz:a', 'quiz:b'])
})

test('wiping an owner removes all of their data and nothing else', () => {
  const { stored, area } = device({ token: 'x' })
  for (const owner of ['u1', 'u10']) {
    const store = createDeviceStore(area, () => owner)
    store.write('a', 1)
    store.write('b', 1)
  }
  createDeviceStore(area, () => 'u10').wipeOwner('u1')
  assert.deepEqual([...stored.keys()], ['token', 'vikalp:u10:a', 'vikalp:u10:b'])
})

test('a device that refuses storage is reported and never throws', () => {
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

test('what another tab writes for the same owner is reported until nobody listens any more', (t) => {
  const window = new EventTarget()
  Object.assign(globalThis, {
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  })
  t.after(() => {
    for (const name of ['addEventListener', 'removeEventListener']) Reflect.deleteProperty(globalThis, name)
  })
  const write = (key: string | null): boolean =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key }))
  const heard: string[] = []
  const stop = createDeviceStore(device().area, () => 'u1').subscribe((name) => heard.push(name))
  for (const key of ['vikalp:u1:quiz:a', 'vikalp:u10:quiz:b', 'token', null]) write(key)
  assert.deepEqual(heard, ['quiz:a'])
  stop()
  write('vikalp:u1:quiz:c')
  assert.deepEqual(heard, ['quiz:a'])
})
