import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import type { KeyCorrection } from '@vikalp/domain/marking/key-correction'
import { sampleBank, sampleQuestion } from '../testing/sample-bank.ts'
import { correctionFaults } from './correction-faults.ts'
import { readCorrections } from './corrections.ts'

async function read(t: TestContext, text: string): Promise<KeyCorrection[]> {
  const folder = await mkdtemp(join(tmpdir(), 'corrections-'))
  t.after(() => rm(folder, { recursive: true }))
  const file = join(folder, 'corrections.yaml')
  await writeFile(file, text)
  return readCorrections(file)
}

const row = (question: string, from: string, to: string, date = '2026-12-03'): string =>
  `- { question: ${question}, date: ${date}, from: ${from}, to: ${to}, reason: Read twice }\n`

const sample = sampleQuestion()
const faultsOf = async (t: TestContext, text: string): Promise<string[]> => {
  const bank = { ...sampleBank([sample]), corrections: await read(t, text) }
  return [...correctionFaults(bank)].map(({ message }) => message)
}
const [right, other] = [sample.answer, sample.answer === 'A' ? 'B' : 'A']

test('letters, numbers, all-right and dropped are read; a missing file has none', async (t) => {
  const made = await read(
    t,
    row(sample.id, '[B]', '[B, C]') + row('jee-1', '[42]', 'dropped') + row('x-1', '[A]', 'all-right'),
  )
  assert.deepEqual(
    made.map(({ to }) => to),
    [{ kind: 'letters', right: ['B', 'C'] }, { kind: 'dropped' }, { kind: 'all-right' }],
  )
  assert.deepEqual(made[1]?.from, { kind: 'numbers', right: [{ value: 42, decimals: 0, tolerance: 0 }] })
  assert.deepEqual(await readCorrections(join(tmpdir(), 'no such file')), [])
})

test('a key of both letters and numbers, or without a reason, is rejected', async (t) => {
  await assert.rejects(read(t, row(sample.id, '[B]', '[B, 3]')))
  await assert.rejects(read(t, row(sample.id, '[B]', '[E]')))
  await assert.rejects(read(t, row(sample.id, '[B]', '[C]').replace('Read twice', '""')))
})

test('corrections that follow each other and end at the answer of the bank have no fault', async (t) => {
  const made =
    row(sample.id, `[${other}]`, `[${other}, ${right}]`) +
    row(sample.id, `[${other}, ${right}]`, `[${right}]`)
  assert.deepEqual(await faultsOf(t, made), [])
  assert.deepEqual(await faultsOf(t, row('gone-0001', '[A]', 'dropped')), [])
})

const faulty: [what: RegExp, text: string][] = [
  [/the answer is/, row(sample.id, `[${right}]`, `[${other}]`)],
  [/not there/, row('gone-0001', '[A]', '[B]')],
  [/changes nothing/, row(sample.id, `[${right}]`, `[${right}]`)],
  [/another key/, row(sample.id, `[${right}]`, 'dropped') + row(sample.id, `[${right}]`, 'all-right')],
  [
    /stands after/,
    row(sample.id, `[${right}]`, 'dropped') + row('gone-0001', '[A]', 'dropped', '2026-12-02'),
  ],
]
for (const [what, text] of faulty)
  test(`a fault is found: ${what.source}`, async (t) => {
    const faults = await faultsOf(t, text)
    assert.equal(faults.length, 1)
    assert.match(faults[0] ?? '', what)
  })
