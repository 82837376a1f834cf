import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forgotten, judge, print } from './table.ts'

const budgets = {
  'paint (ms)': 100,
  'submits per second': { atLeast: 300 },
  'papers inside a band': { from: 0.8, to: 0.92 },
}
const verdictOn = (name: string, value: number) => judge([{ name, value }], budgets)[0]?.verdict

test('a ceiling and a floor are kept by the budget itself', () => {
  assert.equal(verdictOn('paint (ms)', 100), 'ok')
  assert.equal(verdictOn('paint (ms)', 101), 'OVER')
  assert.equal(verdictOn('submits per second', 300), 'ok')
  assert.equal(verdictOn('submits per second', 299), 'OVER')
})

test('what must lie between two figures is over its budget on either side', () => {
  const verdicts = [0.79, 0.8, 0.92, 0.93, Number.NaN].map((value) =>
    verdictOn('papers inside a band', value),
  )
  assert.deepEqual(verdicts, ['OVER', 'ok', 'ok', 'OVER', 'OVER'])
  const rows = judge([{ name: 'papers inside a band', value: 0.86 }], budgets)
  assert.deepEqual(rows[0]?.cells, ['papers inside a band', '0.86', '0.8 to 0.92'])
})

test('what is no number, or has no budget, is over it', () => {
  assert.equal(verdictOn('paint (ms)', Number.NaN), 'OVER')
  assert.equal(verdictOn('submits per second', Number.NaN), 'OVER')
  assert.equal(verdictOn('something new', 1), 'OVER')
})

test('a figure that could not be measured says why, and one that nobody measured is named', () => {
  const rows = judge([{ name: 'paint (ms)', reason: 'there is no browser' }], budgets)
  assert.equal(rows[0]?.verdict, 'not measured')
  assert.match(print(rows).join('\n'), /paint \(ms\) .*at most 100 .*not measured: there is no browser/)
  assert.deepEqual(forgotten(rows, budgets), ['submits per second', 'papers inside a band'])
})

test('the columns stand one below the other', () => {
  const rows = judge(
    [
      { name: 'paint (ms)', value: 90 },
      { name: 'submits per second', value: 1000 },
    ],
    budgets,
  )
  assert.deepEqual(print(rows), [
    'figure              measured  budget',
    'paint (ms)                90  at most 100   ok',
    'submits per second      1000  at least 300  ok',
  ])
})
