import assert from 'node:assert/strict'
import test from 'node:test'
import { hasWordOptions, optionOrder } from './option-order.ts'

const words = { A: 'the phloem', B: 'the xylem', C: 'the cortex', D: 'the pith' }

test('options of words are shuffled; numbers, formulas and forms with an order of their own are not', () => {
  assert.ok(hasWordOptions({ options: words }))
  assert.ok(hasWordOptions({ options: words, form: 'negative' }))
  assert.ok(!hasWordOptions({ options: words, form: 'assertion-reason' }))
  assert.ok(!hasWordOptions({ options: { ...words, C: '4 m above the pith' } }))
  assert.ok(!hasWordOptions({ options: { ...words, C: 'the work $W$' } }))
  assert.equal(optionOrder({ options: { A: '1', B: '2', C: '3', D: '4' } }, 'anybody'), '')
})

test('each of the 24 orders comes as often as the others', () => {
  const times = new Map<string, number>()
  for (let i = 0; i < 24_000; i += 1) {
    const order = optionOrder({ options: words }, `a test student-${i} bio-0001`)
    times.set(order, (times.get(order) ?? 0) + 1)
  }
  assert.equal(times.size, 24)
  const most = Math.max(...[...times.values()].map((n) => Math.abs(n - 1000)))
  // Six standard deviations.
  assert.ok(most < 190, `${most}`)
})
