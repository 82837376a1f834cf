import assert from 'node:assert/strict'
import test from 'node:test'
import { hasWordOptions, optionOrder } from './option-order.ts'

const words = { A: 'the phloem', B: 'the xylem', C: 'the cortex', D: 'the pith' }
const asked = (id: string) => ({ id, options: words })

test('options of words are shuffled; numbers, formulas and forms with an order of their own are not', () => {
  assert.ok(hasWordOptions({ options: words }))
  assert.ok(hasWordOptions({ options: words, form: 'negative' }))
  assert.ok(!hasWordOptions({ options: words, form: 'assertion-reason' }))
  assert.ok(!hasWordOptions({ options: { ...words, C: '4 m above the pith' } }))
  assert.ok(!hasWordOptions({ options: { ...words, C: 'the work $W$' } }))
  assert.equal(optionOrder({ id: 'kin-0001', options: { A: '1', B: '2', C: '3', D: '4' } }, 'anybody'), '')
})

test('each of the 24 orders comes as often as the others', () => {
  const times = new Map<string, number>()
  for (let i = 0; i < 24_000; i += 1) {
    const order = optionOrder(asked('bio-0001'), `a test student-${i}`)
    times.set(order, (times.get(order) ?? 0) + 1)
  }
  assert.equal(times.size, 24)
  const most = Math.max(...[...times.values()].map((n) => Math.abs(n - 1000)))
  // Six standard deviations.
  assert.ok(most < 190, `${most}`)
})

test('what order one question has tells nothing of its neighbours', () => {
  const seen = new Set<string>()
  for (let i = 0; i < 24_000; i += 1) {
    const orders = ['bio-0001', 'bio-0002', 'bio-0003'].map((id) =>
      optionOrder(asked(id), `a test student-${i}`),
    )
    seen.add(orders.join())
  }
  // Of the 13,824 there are, chance meets some 11,400.
  assert.ok(seen.size > 10_000, `${seen.size}`)
})
