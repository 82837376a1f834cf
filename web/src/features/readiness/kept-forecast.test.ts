import assert from 'node:assert/strict'
import test from 'node:test'
import type { OwnReadiness } from '@vikalp/contract/practice/readiness'
import { createDeviceStore, type DeviceStore } from '#platform/device-store.ts'
import { keepForecast, keptForecast } from './kept-forecast.ts'

function storeWith(entries = new Map<string, string>()): DeviceStore {
  const area = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    key: (place: number) => [...entries.keys()][place] ?? null,
    get length() {
      return entries.size
    },
  }
  return createDeviceStore(
    () => area,
    () => 'asha',
  )
}

const readiness: OwnReadiness = {
  template: 'neet-ug-2027',
  exam: 'NEET',
  highest: 720,
  templates: [{ template: 'neet-ug-2027', exam: 'NEET', title: 'NEET (UG) 2027' }],
  date: '2026-11-21',
  forecast: { mean: 412, low: 345, high: 479, answers: 120, subjects: [], gains: [] },
  missing: null,
  taken: [],
}

test('the last forecast is found by the paper, and by the usual one that it was', () => {
  const store = storeWith()
  keepForecast(store, undefined, readiness)
  const kept = keptForecast(store, undefined)
  assert.deepEqual([kept?.mean, kept?.title, kept?.date], [412, 'NEET (UG) 2027', '2026-11-21'])
  assert.deepEqual(keptForecast(store, 'neet-ug-2027'), kept)
  assert.equal(keptForecast(store, 'jee-main-2026'), undefined)
})

test('when too little is known again, nothing is kept', () => {
  const store = storeWith()
  keepForecast(store, 'neet-ug-2027', readiness)
  keepForecast(store, 'neet-ug-2027', { ...readiness, forecast: null })
  assert.equal(keptForecast(store, 'neet-ug-2027'), undefined)
})

test('what another version wrote, or somebody by hand, is not read', () => {
  const store = storeWith()
  for (const wrong of [{}, null, { ...readiness }, { exam: 'UPSC', title: '', date: '', mean: 1 }]) {
    store.write('readiness.usual', wrong)
    assert.equal(keptForecast(store, undefined), undefined)
  }
})
