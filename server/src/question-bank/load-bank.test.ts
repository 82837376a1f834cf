import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { loadBank } from './load-bank.ts'

const options = { A: 'One', B: 'Two', C: 'Three', D: 'Four' }
const papers = { templates: [], alike: [], corrections: [] }
const question = {
  id: 'kin-0001',
  chapter: 'kinematics',
  topic: 'Motion',
  exams: ['NEET'],
  difficulty: 'Easy',
  level: 'recall',
  answer: 'A',
  text: 'How many?',
  options,
  hint: 'Count.',
  explanation: 'There is one.',
  html: { question: '<p>How many?</p>', options, explanation: '', hint: '', notes: {} },
  spoken: options,
  notes: { B: { code: 'counts-twice', note: 'Counted twice' } },
}

function bankOf(t: TestContext, files: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), 'vikalp-bank-'))
  t.after(() => rmSync(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(content))
  return folder
}

test('a bank that was not compiled names the command, and why', (t) => {
  for (const files of [{}, { bank: { chapters: ['kinematics'] } }])
    assert.throws(
      () => loadBank(bankOf(t, files)),
      (error: Error) => {
        assert.equal(error.message, 'The question bank is not compiled: run npm run content')
        assert.match(String(error.cause), /ENOENT/)
        return true
      },
    )
})

test('a question has the subject of its chapter and the slip behind each option', (t) => {
  const bank = loadBank(bankOf(t, { bank: { chapters: ['kinematics'] }, papers, kinematics: [question] }))
  assert.equal(bank.size, 1)
  const found = bank.find('kin-0001')
  assert.equal(found?.subject, 'Physics')
  assert.deepEqual(found?.slips, { B: 'counts-twice' })
})

test('a chapter that the catalogue does not hold stops the start', (t) =>
  assert.throws(
    () => loadBank(bankOf(t, { bank: { chapters: ['alchemy'] }, alchemy: [question] })),
    /holds the chapter alchemy/,
  ))

test('a question of another version stops the start', (t) =>
  assert.throws(() =>
    loadBank(
      bankOf(t, {
        bank: { chapters: ['kinematics'] },
        papers,
        kinematics: [{ ...question, hint: undefined }],
      }),
    ),
  ))

test('numbers to be typed are found by papers alone, and patterns come with what is too alike', (t) => {
  const numeric = {
    ...question,
    id: 'kin-0002',
    type: 'numeric',
    answer: { value: 8, printed: '8', decimals: 0, tolerance: 0 },
    html: { question: '<p>How many?</p>', explanation: '', hint: '', unit: 'm' },
  }
  const bank = loadBank(
    bankOf(t, {
      bank: { chapters: ['kinematics'] },
      kinematics: [{ ...question, typed: { value: 25, unit: 'm', html: 'm' } }],
      'kinematics.numeric': [numeric],
      papers: { ...papers, alike: [['kin-0001', 'kin-0002']] },
    }),
  )
  assert.deepEqual([bank.size, bank.find('kin-0002')], [1, undefined])
  assert.equal(bank.findNumeric('kin-0002')?.answer.printed, '8')
  assert.deepEqual(
    bank.paperBank.items.map(({ id, types, key }) => [id, types, key]),
    [
      ['kin-0001', ['mcq', 'numeric'], 'A'],
      ['kin-0002', ['numeric'], null],
    ],
  )
  assert.deepEqual(bank.paperBank.alike, [['kin-0001', 'kin-0002']])
})
