import assert from 'node:assert/strict'
import test from 'node:test'
import { createDeviceStore } from '#platform/device-store.ts'
import { withMemory } from './with-memory.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

/** A device that stores nothing while it is full. */
function fullDevice({ freedByRoom = false } = {}) {
  const stored = new Map<string, string>()
  const state = { owner: 'asha', isFull: true, askedFor: [] as string[] }
  const area = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (state.isFull) throw new Error('QuotaExceededError')
      stored.set(key, value)
    },
    removeItem: (key: string) => void stored.delete(key),
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size
    },
  }
  const owner = () => state.owner
  const device = createDeviceStore(() => area, owner)
  const store = withMemory(device, owner, (_, name) => {
    state.askedFor.push(name)
    if (freedByRoom) state.isFull = false
    return freedByRoom
  })
  return { state, device, store }
}

test('what the device refuses stays in the tab, for its owner alone', () => {
  const { state, device, store } = fullDevice()
  assert.equal(store.write('quiz:a', 'one'), false)
  assert.deepEqual([store.read('quiz:a', isText), store.isInMemory('quiz:a')], ['one', true])
  assert.deepEqual(store.names('quiz:'), ['quiz:a'])
  assert.deepEqual(store.names('draft:'), [])
  assert.equal(device.read('quiz:a', isText), undefined)
  state.owner = 'ravi'
  assert.deepEqual([store.read('quiz:a', isText), store.isInMemory('quiz:a')], [undefined, false])
  assert.deepEqual(store.names('quiz:'), [])
})

test('it moves to the device with the next write that fits, and counts once', () => {
  const { state, device, store } = fullDevice()
  store.write('quiz:a', 'one')
  state.isFull = false
  assert.equal(store.write('quiz:a', 'two'), true)
  assert.deepEqual([device.read('quiz:a', isText), store.isInMemory('quiz:a')], ['two', false])
  assert.deepEqual(state.askedFor, ['quiz:a'])
  state.isFull = true
  store.write('quiz:a', 'three')
  assert.deepEqual([store.read('quiz:a', isText), device.read('quiz:a', isText)], ['three', 'two'])
  assert.deepEqual(store.names('quiz:'), ['quiz:a'])
})

test('where room could be made it is written at once', () => {
  const { device, store } = fullDevice({ freedByRoom: true })
  assert.equal(store.write('quiz:a', 'one'), true)
  assert.deepEqual([device.read('quiz:a', isText), store.isInMemory('quiz:a')], ['one', false])
})

test('what is removed is gone from the tab and from the device', () => {
  const { state, device, store } = fullDevice()
  store.write('quiz:a', 'one')
  state.isFull = false
  device.write('quiz:a', 'two')
  store.remove('quiz:a')
  assert.deepEqual([store.read('quiz:a', isText), device.read('quiz:a', isText)], [undefined, undefined])
  assert.deepEqual(store.names(''), [])
})

test('a value of another kind in the tab hides nothing on the device', () => {
  const { state, device, store } = fullDevice()
  store.write('quiz:a', 7)
  state.isFull = false
  device.write('quiz:a', 'one')
  assert.equal(store.read('quiz:a', isText), 'one')
})
