import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReport, scriptOf } from './script.ts'

const attempt = '019283'
const perRound = new Map([[attempt, "('x' || :k::text)"]])

test('what belongs to the round is computed, everything else is a variable with its value', () => {
  const { text, variables } = scriptOf(
    [
      { text: 'SELECT 1', values: [] },
      { text: 'UPDATE a SET b = $2, c = $2, d = $3 WHERE id = $1;', values: [attempt, 'AB', null] },
    ],
    perRound,
  )
  assert.equal(text, "SELECT 1;\nUPDATE a SET b = :s2v2, c = :s2v2, d = NULL WHERE id = ('x' || :k::text);")
  assert.deepEqual(variables, { s2v2: 'AB' })
})

test('a tenth parameter is not the first one', () => {
  const values = Array.from({ length: 10 }, (_, i) => i)
  assert.equal(scriptOf([{ text: 'SELECT $1, $10', values }], perRound).text, 'SELECT :s1v1, :s1v10;')
})

test('times, bytes and lists are written as PostgreSQL reads them', () => {
  const values = [
    new Date('2026-11-21T06:00:00Z'),
    Buffer.from([0, 255]),
    ['a', null, 'b"c\\'],
    [60, 7],
    [Buffer.from([1])],
  ]
  const { variables } = scriptOf([{ text: 'SELECT $1, $2, $3, $4, $5', values }], perRound)
  assert.deepEqual(Object.values(variables), [
    '2026-11-21T06:00:00.000Z',
    '\\x00ff',
    '{"a",NULL,"b\\"c\\\\"}',
    '{"60","7"}',
    '{"\\\\x01"}',
  ])
})

test('the report of pgbench is read', () => {
  const said = `number of transactions actually processed: 1500/1500
number of failed transactions: 0 (0.000%)
latency average = 5.2 ms
tps = 1923.076923 (without initial connection time)
`
  assert.deepEqual(readReport(said), { perSecond: 1923.076923, transactions: 1500, failed: 0 })
  assert.ok(Number.isNaN(readReport('pgbench: error').perSecond))
})
