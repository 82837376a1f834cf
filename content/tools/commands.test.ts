import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { readBank } from './bank.ts'
import { printBlindSheet } from './blind.ts'
import { dealKeys } from './deal-keys.ts'
import { printFigures } from './figures/contact-sheet.ts'
import { printLint } from './lint.ts'
import type { Question } from './question-file.ts'
import { recordSolutions } from './record.ts'
import { printReport } from './report/report.ts'
import { bankFolder } from './testing/bank-folder.ts'
import { sampleQuestion, wordQuestion } from './testing/sample-bank.ts'

const image = { file: 'kin-0001.svg', alt: 'A ball leaves a tower.' }
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="240"><g/></svg>'

async function folderWith(t: TestContext, questions: Question[]): Promise<string> {
  const root = await bankFolder(questions)
  t.after(() => rm(root, { recursive: true }))
  return root
}

/** What a command prints, as one text. */
function printedBy(t: TestContext): () => string {
  const lines: string[] = []
  t.mock.method(console, 'log', (line = '') => lines.push(String(line)))
  return () => lines.join('\n')
}

test('the report holds each chapter against its plan, then the whole bank and what a reviewer decides', async (t) => {
  const root = await folderWith(t, [
    sampleQuestion({ difficulty: 'Easy', level: 'recall', exams: ['NEET'], image }),
    wordQuestion({ id: 'kin-0002' }),
    sampleQuestion({ id: 'kin-0003', difficulty: 'Hard' }),
  ])
  await writeFile(join(root, 'solved/kinematics.yaml'), '')
  const printed = printedBy(t)
  assert.equal(await printReport(root, ['kinematics']), true)
  const [table = '', forms, pool, rest = ''] = printed().split('\n\n')
  const [titles, rule, row] = table.split('\n')
  const [totals, ...findings] = rest.split('\n')
  assert.equal(
    titles,
    '| chapter | NEET/GUJCET/JEE/BOARD of plan | E/M/H | recall | A/B/C/D | longest key | near pairs | figures | grade | solved | labels read | E | W |',
  )
  assert.equal(rule, `|${'---|'.repeat(13)}`)
  assert.match(
    row ?? '',
    /^\| kinematics \| 3:\d+ 0:\d+ 2:\d+ 0:\d+ \| 1\/1\/1 \| 33 % \| 0\/0\/2\/1 \| 1 of 1 \| 1 \| 1 \| 2\.1 \| 0 of 3 \| 0 of 3 \| \d+ \| \d+ \|$/,
  )
  assert.match(forms ?? '', /^\| form \| Physics \| A\/B\/C\/D \|\n/)
  assert.match(pool ?? '', /^\| exam pool \| Physics \| all \| A\/B\/C\/D \|\n/)
  assert.equal(totals, '3 questions, keys A-D 0/0/2/1, 0 solved')
  assert.ok(findings.some((line) => line.includes('is nearly kin-0001 (100 %)')))
  assert.deepEqual(
    findings.filter((line) => !/ (?:clone|paraphrase|plan): /.test(line)),
    [],
  )
})

test('the report counts who solved what, and the faults of the chapter', async (t) => {
  const root = await folderWith(t, [sampleQuestion()])
  const printed = printedBy(t)
  await printReport(root, ['kinematics'])
  const row = printed().split('\n')[2] ?? ''
  const found = (await import('./lint.ts')).lint(await readBank(root, ['kinematics']))
  const count = (level: string): number => found.filter((finding) => finding.level === level).length
  assert.ok(row.endsWith(`| 1 of 1 | 0 of 1 | ${count('E')} | ${count('W')} |`), row)
  assert.ok(count('E') > 0 && count('E') !== count('W'))
  assert.match(printed(), /1 questions, keys A-D 0\/0\/1\/0, 1 solved/)
})

test('a sheet for solvers holds no key, hint or explanation', async (t) => {
  const root = await folderWith(t, [wordQuestion({ image }), wordQuestion({ id: 'kin-0002' })])
  const printed = printedBy(t)
  assert.equal(await printBlindSheet(root, ['kinematics']), true)
  const { text } = wordQuestion()
  const asked = (id: string, figure: string): string =>
    `## ${id}\n\n${text}\n\n${figure}- A: Green algae\n- B: Liverworts\n- C: Gymnosperms\n- D: Pteridophytes\n`
  assert.equal(
    printed(),
    `# Kinematics\n\n${asked('kin-0001', '(Figure: A ball leaves a tower.)\n\n')}\n${asked('kin-0002', '')}`,
  )
  assert.equal(await printBlindSheet(root, ['no-chapter']), false)
})

test('the lint prints its findings and totals, and fails on errors alone', async (t) => {
  const root = await folderWith(t, [sampleQuestion({ topic: 'Friction' })])
  const printed = printedBy(t)
  assert.equal(await printLint(root, ['kinematics']), false)
  assert.match(printed(), /kin-0001.*'Friction' is not a topic of the chapter/)
  assert.match(printed().split('\n').at(-1) ?? '', /^1 questions, [1-9]\d* errors, \d+ to review$/)
})

test('figures are written beside a page, and each path is printed', async (t) => {
  const root = await folderWith(t, [sampleQuestion({ image })])
  const path = join(root, 'figures/physics/kinematics.ts')
  await mkdir(dirname(path), { recursive: true })
  const unsound = svg.replace('<g/>', '<script/>')
  await writeFile(
    path,
    `export const figures = { 'kin-0001': () => '${svg}', 'kin-0002': () => '${unsound}' }`,
  )
  const printed = printedBy(t)
  assert.equal(await printFigures(root, ['kin-0001']), true)
  const [figure = '', sheet = ''] = printed().split('\n')
  t.after(() => rm(dirname(sheet), { recursive: true }))
  assert.equal(await readFile(figure, 'utf8'), svg)
  // Whoever solves a question looks at this page, so every option stands there without a mark of the key.
  const page = await readFile(sheet, 'utf8')
  assert.match(page, /<li>[^<]*25[^<]*<\/li>/)
  assert.doesNotMatch(page, /✓/)
  assert.equal(await printFigures(root, ['kinematics']), false, 'one of the two has a fault')
  assert.match(printed(), /kin-0002: has the tag <script>/)
  assert.equal(await printFigures(root, ['kin-0001', 'nonsense']), false)
  assert.match(printed(), /nonsense is neither a chapter nor a question/)
})

test('keys are dealt in the file, and a second run leaves it as it is', async (t) => {
  const ids = Array.from({ length: 8 }, (_, index) => `kin-${1001 + index}`)
  const root = await folderWith(
    t,
    ids.map((id) => wordQuestion({ id })),
  )
  const path = join(root, 'bank/physics/kinematics.yaml')
  const before = await readFile(path, 'utf8')
  const printed = printedBy(t)
  await dealKeys(root, ['kinematics'])
  assert.equal(await readFile(path, 'utf8'), before, 'what a solver has answered stays')
  assert.equal(printed(), '')

  await rm(join(root, 'solved'), { recursive: true })
  assert.equal(await dealKeys(root, ['kinematics']), true)
  const dealt = await readFile(path, 'utf8')
  assert.equal(printed(), 'kinematics: keys A-D now 2/2/2/2')
  const { questions } = (await readBank(root, ['kinematics'])).chapters[0] ?? { questions: [] }
  assert.ok(questions.every(({ options, answer }) => options[answer] === 'Pteridophytes'))
  assert.ok(questions.every(({ wrong, answer }) => wrong[answer] === undefined))
  await dealKeys(root, ['kinematics'])
  assert.equal(await readFile(path, 'utf8'), dealt)
  await assert.rejects(dealKeys(root, ['no-chapter']), /correct the faults in the files first/)
})

test('numbers in order, and questions with a computation, keep their key', async (t) => {
  const dated = wordQuestion({
    options: { A: '12 moths', B: '15 ants', C: 'Moths', D: 'Ants' },
    id: 'kin-0002',
  })
  const root = await folderWith(t, [sampleQuestion(), dated])
  await rm(join(root, 'solved'), { recursive: true })
  const printed = printedBy(t)
  await dealKeys(root, ['kinematics'])
  assert.equal(printed(), '')
})

test('answers are recorded only from a file and a named solver', async (t) => {
  const root = await folderWith(t, [sampleQuestion()])
  await rm(join(root, 'solved'), { recursive: true })
  const sheet = join(root, 'answers.txt')
  await writeFile(sheet, '')
  const printed = printedBy(t)
  await assert.rejects(recordSolutions(root, [], 'somebody'), /write --record <file> --by <solver>/)
  await assert.rejects(recordSolutions(root, [sheet], ''), /write --record <file> --by <solver>/)
  assert.equal(await recordSolutions(root, [sheet], 'somebody'), true)
  assert.equal(printed(), '0 answers recorded, 0 to look at')
  assert.equal(existsSync(join(root, 'solved/kinematics.yaml')), false, 'nothing to write')
})
