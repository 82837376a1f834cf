import assert from 'node:assert/strict'
import test from 'node:test'
import { chapterQuotas, withCarry } from './chapter-quotas.ts'

const items = new Map([
  ['optics', 90],
  ['waves', 65],
  ['units', 25],
  ['tides', 20],
])

test('a chapter gets its share of the places, rounded by the largest remainders', () =>
  // 4.5, 3.25, 1.25 and 1 of ten
  assert.deepEqual(
    [...chapterQuotas(withCarry(items, [], 10), 10)],
    [
      ['optics', 5],
      ['waves', 3],
      ['units', 1],
      ['tides', 1],
    ],
  ))

test('what a form gave too much the next ones give less, and a share without a rest stays', () => {
  const forms: Map<string, number>[] = []
  for (let n = 0; n < 8; n++) forms.push(chapterQuotas(withCarry(items, forms, 10), 10))
  for (const form of forms)
    assert.equal(
      [...form.values()].reduce((sum, count) => sum + count),
      10,
    )
  const sum = (chapter: string) => forms.reduce((total, form) => total + (form.get(chapter) ?? 0), 0)
  assert.deepEqual([...items.keys()].map(sum), [36, 26, 10, 8])
  assert.deepEqual(new Set(forms.map((form) => form.get('optics'))), new Set([5, 4]))
})
