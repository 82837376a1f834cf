import assert from 'node:assert/strict'
import test from 'node:test'
import { ready, readyList, readyObject } from './ready-json.ts'

const textOf = ({ parts }: { parts: readonly Buffer[] }): string => Buffer.concat(parts).toString()

test('what was ready is written as if it were written now', () => {
  const items = [{ text: 'a "b" \\ √2 ≤ કઇ \u2028' }, { text: '' }, { text: 'c', note: undefined }]
  for (const some of [items, items.slice(0, 1), []]) {
    const list = readyList(some.map((item) => ready(item)))
    assert.equal(textOf(list), JSON.stringify(some))
    const object = readyObject({ id: 'x"', size: 1, none: undefined }, 'items', list)
    assert.equal(textOf(object), JSON.stringify({ id: 'x"', size: 1, items: some }))
  }
})
