import assert from 'node:assert/strict'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { readBank } from '../bank.ts'
import { contentRoot, places } from '../places.ts'
import type { AnyQuestion } from '../question-file.ts'
import { bankFolder, writeQuestions } from '../testing/bank-folder.ts'
import { numericQuestion, sampleQuestion, solvedAsKeyed, wordQuestion } from '../testing/sample-bank.ts'
import { compile } from './compile.ts'
import { inputsStamp, isFresh } from './inputs-stamp.ts'

async function compiledFolder(t: TestContext, questions: AnyQuestion[]) {
  const root = await bankFolder(questions)
  t.after(() => rm(root, { recursive: true }))
  const stamp = inputsStamp(places(root))
  return { root, stamp, result: await compile(await readBank(root), stamp) }
}

const read = async (root: string, name: string) =>
  JSON.parse(await readFile(join(root, 'compiled', name), 'utf8'))

test('a chapter is compiled to one file that bank.json names', async (t) => {
  const { root } = await compiledFolder(t, [sampleQuestion()])
  const [question] = await read(root, 'kinematics.json')
  assert.equal(question.id, 'kin-0001')
  assert.equal(question.chapter, 'kinematics')
  assert.equal(question.answer, 'C')
  assert.match(
    question.html.options.C,
    /^<span class="words">25 metre per second<\/span><math aria-hidden="true">.*25.*<\/math>$/,
  )
  assert.equal(question.spoken.C, '25 metre per second')
  assert.deepEqual(Object.keys(question.notes), ['A', 'B', 'D'])
  assert.deepEqual(Object.keys(question.html.notes), ['A', 'B', 'D'])
  const bank = await read(root, 'bank.json')
  assert.deepEqual(bank.chapters, ['kinematics'])
  assert.match(bank.hash, /^[0-9a-f]{16}$/)
})

test('the styles of formulas become classes with their own rules', async (t) => {
  const { root } = await compiledFolder(t, [
    sampleQuestion({ text: String.raw`Where does $\hat{i}$ point at last?` }),
  ])
  const [question] = await read(root, 'kinematics.json')
  const [name] = /tm-[0-9a-f]{6}/.exec(question.html.question) ?? []
  const css = await readFile(join(root, 'compiled/math.css'), 'utf8')
  assert.ok(name && css.includes(`.${name} { math-depth:0; }`))
  assert.doesNotMatch(question.html.question, /style=/)
  assert.doesNotMatch(css, /@font-face|font-family/)
})

test('a picture is published with the bank, under an address that changes with it', async (t) => {
  const image = { file: 'kin-0001.svg', alt: Array(15).fill('word').join(' ') }
  const { root, stamp } = await compiledFolder(t, [sampleQuestion()])
  const drawing = join(root, 'figures/physics/kinematics.ts')
  await mkdir(dirname(drawing), { recursive: true })
  await writeFile(drawing, `export const figures = { 'kin-0001': () => '<svg width="480" height="240"/>' }`)
  assert.notEqual(inputsStamp(places(root)), stamp)
  const question = sampleQuestion({ image })
  await writeQuestions(root, [question])
  const bank = { ...(await readBank(root)), solved: solvedAsKeyed([question]) }
  await compile(bank, 'one')
  const [compiled] = await read(root, 'kinematics.json')
  assert.match(compiled.image.src, /^\/images\/kin-0001\.svg\?v=[0-9a-f]{8}$/)
  assert.deepEqual([compiled.image.width, compiled.image.height], [480, 240])
  const file = join(root, 'compiled/images/kin-0001.svg')
  assert.equal(await readFile(file, 'utf8'), '<svg width="480" height="240"/>')
  assert.equal(
    brotliDecompressSync(await readFile(`${file}.br`)).toString(),
    '<svg width="480" height="240"/>',
  )
  await writeQuestions(root, [sampleQuestion()])
  await compile(await readBank(root), 'two')
  assert.deepEqual(await readdir(join(root, 'compiled/images')), [])
})

test('structures become the picture of a stem, and the options beside their words', async (t) => {
  const options = { A: '$\\ce{C4H9OH}$', B: 'Butan-2-ol', C: '2-Methylpropan-1-ol', D: '2-Methylpropan-2-ol' }
  const alt = Array(15).fill('word').join(' ')
  const { root } = await compiledFolder(t, [
    wordQuestion({
      options,
      structures: { A: 'CCCCO', B: 'CC(O)CC', C: 'OCC(C)C', D: 'CC(C)(C)O' },
      image: { structures: 'CC(C)=O -[CH_3MgBr]-> "X"', alt },
    }),
  ])
  const [compiled] = await read(root, 'kinematics.json')
  assert.match(compiled.image.src, /^\/images\/kin-0001\.svg\?v=[0-9a-f]{8}$/)
  assert.match(await readFile(join(root, 'compiled/images/kin-0001.svg'), 'utf8'), /<svg .*CH/s)
  assert.match(
    compiled.html.options.D,
    /^<span class="words">2-Methylpropan-2-ol<\/span><svg class="structure"/,
  )
  assert.equal(compiled.spoken.D, '2-Methylpropan-2-ol')
  assert.match(compiled.html.options.A, /^<span class="words">C4H9OH<\/span><svg class="structure"/)
})

test('a fresh bank is not compiled again, a changed or incomplete one is', async (t) => {
  const { root, stamp } = await compiledFolder(t, [sampleQuestion()])
  assert.equal(isFresh(places(root), stamp), true)
  await rm(join(root, 'compiled/kinematics.json'))
  assert.equal(isFresh(places(root), stamp), false)
  await writeQuestions(root, [sampleQuestion({ topic: 'Motion graphs', level: 'analyse' })])
  assert.notEqual(inputsStamp(places(root)), stamp)
})

test('a faulty question leaves the compiled bank as it was', async (t) => {
  const { root } = await compiledFolder(t, [sampleQuestion()])
  const before = await read(root, 'bank.json')
  await writeQuestions(root, [
    sampleQuestion({ hint: String.raw`See $\href{https://x.in}{there}$ what the components do.` }),
  ])
  const { findings } = await compile(await readBank(root), 'other')
  assert.match(findings[0]?.message ?? '', /\\href is not allowed/)
  assert.deepEqual(await read(root, 'bank.json'), before)
})

test('files of chapters that are gone do not stay behind', async (t) => {
  const { root } = await compiledFolder(t, [sampleQuestion()])
  await writeFile(join(root, 'compiled/old-chapter.json'), '[]')
  await compile(await readBank(root), 'again')
  assert.deepEqual((await readdir(join(root, 'compiled'))).sort(), [
    'bank.json',
    'images',
    'kinematics.json',
    'math.css',
    'papers.json',
  ])
})

test('a question whose number is typed is compiled apart, where practice does not look', async (t) => {
  const { root, result } = await compiledFolder(t, [sampleQuestion(), numericQuestion()])
  assert.deepEqual([result.questions, result.numeric, result.left], [1, 1, 0])
  assert.equal((await read(root, 'kinematics.json')).length, 1)
  const bank = await read(root, 'bank.json')
  assert.deepEqual([bank.chapters, bank.numeric], [['kinematics'], ['kinematics']])
  const [typed] = await read(root, 'kinematics.numeric.json')
  assert.deepEqual(typed.answer, { value: 2.45, printed: '2.45', decimals: 2, tolerance: 0.01 })
  assert.deepEqual(
    typed.usual.map(({ value, code }: { value: number; code: string }) => [value, code]),
    [
      [1.73, 'PHY-VEC-ONE-COMPONENT'],
      [6, 'PHY-VEC-SCALAR-ADD'],
      [3, 'PHY-VEC-SCALAR-ADD'],
    ],
  )
  assert.match(typed.html.question, /^<p>A ball is thrown/)
})

test('a bank whose typed numbers are gone is compiled again', async (t) => {
  const { root, stamp } = await compiledFolder(t, [sampleQuestion(), numericQuestion()])
  assert.equal(isFresh(places(root), stamp), true)
  await rm(join(root, 'compiled/kinematics.numeric.json'))
  assert.equal(isFresh(places(root), stamp), false)
})

test('a question that can be answered by typing says its number and unit', async (t) => {
  const words = wordQuestion({ id: 'kin-0002' })
  const { root } = await compiledFolder(t, [sampleQuestion(), words])
  const [number, word] = await read(root, 'kinematics.json')
  assert.deepEqual([number.typed.value, number.typed.unit], [25, 'm s-1'])
  assert.match(number.typed.html, /^<span class="words">metre per second<\/span>/)
  assert.equal(word.typed, undefined)
})

test('patterns of papers are compiled with the questions that are too alike for one paper', async (t) => {
  const { root } = await compiledFolder(t, [sampleQuestion()])
  assert.deepEqual(await read(root, 'papers.json'), { templates: [], alike: [], corrections: [] })
  await mkdir(join(root, 'papers'))
  await cp(join(contentRoot, 'papers/neet-ug-2027.yaml'), join(root, 'papers/neet-ug-2027.yaml'))
  await writeQuestions(root, [sampleQuestion(), sampleQuestion({ id: 'kin-0002' })])
  const bank = await readBank(root)
  await compile({ ...bank, solved: new Map() }, 'with papers')
  const { templates, alike } = await read(root, 'papers.json')
  assert.deepEqual(alike, [['kin-0001', 'kin-0002']])
  assert.equal(templates[0].sittings[0].sections[0].marks.right, 16)
})
