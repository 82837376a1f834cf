import assert from 'node:assert/strict'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { readBank } from './bank.ts'
import { readSolverLines, recordSolutions } from './record.ts'
import { isSolved } from './solved.ts'
import { bankFolder, writeQuestions } from './testing/bank-folder.ts'
import { sampleQuestion, wordQuestion } from './testing/sample-bank.ts'

const questions = [sampleQuestion(), wordQuestion({ id: 'kin-0002' })]

async function record(t: TestContext, lines: string) {
  const root = await bankFolder(questions)
  t.after(() => rm(root, { recursive: true }))
  await rm(join(root, 'solved'), { recursive: true })
  const printed: string[] = []
  t.mock.method(console, 'log', (line: string) => printed.push(line))
  await writeFile(join(root, 'answers.txt'), lines)
  const agreed = await recordSolutions(root, [join(root, 'answers.txt')], 'second reader')
  return { root, printed, agreed }
}

test('the lines of a solver are read, with remarks and empty lines', () => {
  assert.deepEqual(readSolverLines('# a sheet\n\nkin-0001 C\nkin-0002 D # two readings\n'), [
    { id: 'kin-0001', answer: 'C', remark: '' },
    { id: 'kin-0002', answer: 'D', remark: 'two readings' },
  ])
  assert.throws(() => readSolverLines('kin-0001 E'), /cannot read/)
})

test('agreement is stored and counts until the text changes', async (t) => {
  const { root, agreed } = await record(t, 'kin-0001 C\nkin-0002 D')
  assert.equal(agreed, true)
  const { solved } = await readBank(root)
  assert.ok(questions.every((question) => isSolved(question, solved)))
  await writeQuestions(root, [sampleQuestion({ text: 'Another text, is it not?' })])
  const changed = await readBank(root)
  assert.ok(changed.chapters[0]?.questions.every((question) => !isSolved(question, changed.solved)))
})

test('a second record keeps the first', async (t) => {
  const { root } = await record(t, 'kin-0001 C # as I read it')
  await writeFile(join(root, 'answers.txt'), 'kin-0002 D')
  await recordSolutions(root, [join(root, 'answers.txt')], 'third reader')
  const { solved } = await readBank(root)
  assert.deepEqual(
    [solved.get('kin-0001')?.by, solved.get('kin-0002')?.by],
    ['second reader', 'third reader'],
  )
})

test('a remark on an answer that agrees is printed', async (t) => {
  const { printed } = await record(t, 'kin-0001 C # easy\nkin-0002 D')
  assert.deepEqual(printed, ['kin-0001 agrees  # easy', '2 answers recorded, 0 to look at'])
})

test('a disagreement is printed with its remark, and stored', async (t) => {
  const { root, printed, agreed } = await record(t, 'kin-0001 B # h is the height?\nkin-0099 A')
  assert.equal(agreed, false)
  assert.deepEqual(printed, [
    'kin-0001 solver B, key C  # h is the height?',
    'kin-0099 is not in the bank',
    '2 answers recorded, 2 to look at',
  ])
  assert.match(await readFile(join(root, 'solved/kinematics.yaml'), 'utf8'), /answer: B/)
})
