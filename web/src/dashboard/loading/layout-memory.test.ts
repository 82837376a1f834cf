import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deviceStore } from '#platform/device-store.ts'
import { installStorage } from '#testing/device-storage.ts'
import { type Box, rememberBoxes, rememberedBoxes } from './layout-memory.ts'

installStorage()
const showIn = (innerWidth: number) => Object.assign(globalThis, { innerWidth })
const part = (box: Partial<Box>, row: unknown[] = []) =>
  Object.assign(Object.create(null), {
    matches: () => row.length === 0,
    children: row,
    getBoundingClientRect: () => ({ left: 0, top: 0, width: 300, height: 80, ...box }),
  })

test('cards and the cards of a row are remembered by their place in the column, for a window of this width', () => {
  showIn(360)
  const row = part({}, [part({ left: 20, top: 200 }), part({ left: 180, top: 200 })])
  const column = part({ left: 20, top: 50 }, [part({ left: 12, top: 60, height: 120 }), row])
  rememberBoxes('teacher', column)
  assert.deepEqual(rememberedBoxes('teacher'), [
    { left: 0, top: 10, width: 300, height: 120 }, // what stands out of the column begins at its edge
    { left: 0, top: 150, width: 300, height: 80 },
    { left: 160, top: 150, width: 300, height: 80 },
  ])
  assert.deepEqual(rememberedBoxes('institute'), [])
  showIn(1280)
  assert.deepEqual(rememberedBoxes('teacher'), [])
})

test('of many cards the first eight are remembered', () => {
  const cards = Array.from({ length: 10 }, (_, i) => part({ top: i * 100 }))
  rememberBoxes('student', part({}, cards))
  assert.deepEqual(
    rememberedBoxes('student').map(({ top }) => top),
    [0, 100, 200, 300, 400, 500, 600, 700],
  )
})

test('what is no layout is not drawn', () => {
  showIn(360)
  const box = { left: 0, top: 0, width: 300, height: 80 }
  const remembered = (value: unknown) => {
    deviceStore.write('layout:teacher', value)
    return rememberedBoxes('teacher')
  }
  assert.deepEqual(remembered({ window: 360, boxes: [box] }), [box])
  for (const broken of [null, 7, { left: 0 }, { ...box, width: '300' }])
    assert.deepEqual(remembered({ window: 360, boxes: [box, broken] }), [])
  for (const broken of [null, 7, [], { window: 360 }, { boxes: [] }, { window: 360, boxes: {} }])
    assert.deepEqual(remembered(broken), [])
})
