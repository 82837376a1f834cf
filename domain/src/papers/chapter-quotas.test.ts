import assert from 'node:assert/strict'
import test from 'node:test'
import { chapterQuotas, withCarry } from './chapter-quotas.ts'

const items = new Map([
  ['optics', 90],
  ['waves', 65],
  ['units', 25],
  ['tides', 20],
])

test('a chapter gets its share of the places rounded down or up, a share without a rest as it is', () =>
  // 4.5, 3.25, 1.25 and 1 of ten
  assert.deepEqual(
    [...chapterQuotas(withCarry(items, [], 10), 10)],
    [
      ['optics', { least: 4, more: 1, rank: 0 }],
      ['units', { least: 1, more: 1, rank: 1 }],
      ['waves', { least: 3, more: 1, rank: 2 }],
      ['tides', { least: 1, more: 0, rank: 3 }],
    ],
  ))

test('whom earlier forms owe most is rounded up first', () => {
  const forms: Map<string, number>[] = []
  for (let n = 0; n < 8; n++) {
    const quotas = chapterQuotas(withCarry(items, forms, 10), 10)
    forms.push(
      new Map([...quotas].map(([chapter, { least, rank }]) => [chapter, least + Number(rank === 0)])),
    )
  }
  const sum = (chapter: string) => forms.reduce((total, form) => total + (form.get(chapter) ?? 0), 0)
  assert.deepEqual([...items.keys()].map(sum), [36, 26, 10, 8])
})
