import assert from 'node:assert/strict'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { chapters } from '@vikalp/domain/catalogue/chapters'
import { readBank } from '../bank.ts'
import { lint } from '../lint.ts'
import { places } from '../places.ts'
import { bankFolder } from '../testing/bank-folder.ts'
import { sampleQuestion } from '../testing/sample-bank.ts'
import { writeContactSheet } from './contact-sheet.ts'
import { findFigures } from './find-figures.ts'
import { figureFileOf } from './load-figures.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="240"><g/></svg>'
const image = {
  file: 'kin-0001.svg',
  alt: 'A ball leaves a tower of 20 m level at 15 m/s and falls along half of a parabola to the ground.',
}

async function folderWith(
  t: TestContext,
  source: string,
  question = sampleQuestion({ image }),
): Promise<string> {
  const root = await bankFolder([question])
  t.after(() => rm(root, { recursive: true }))
  const path = join(root, 'figures/physics/kinematics.ts')
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, source)
  return root
}

const faultsOf = async (root: string) =>
  lint(await readBank(root))
    .filter(({ level, check }) => level === 'E' && ['figure', 'image', 'file'].includes(check))
    .map(({ id, message }) => `${id}: ${message}`)

test('a chapter has its figures in its own file', () => {
  const kinematics = chapters.find(({ key }) => key === 'kinematics')
  assert.ok(kinematics)
  assert.equal(figureFileOf(places('/bank'), kinematics), '/bank/figures/physics/kinematics.ts')
})

test('the figure of a question is found without a list', async (t) => {
  const root = await folderWith(t, `export const figures = { 'kin-0001': () => '${svg}' }`)
  assert.deepEqual(await faultsOf(root), [])
})

test('a figure that no question shows, and a question without its figure, are found', async (t) => {
  const root = await folderWith(t, `export const figures = { 'kin-0002': () => '${svg}' }`)
  assert.deepEqual(await faultsOf(root), [
    'kin-0001: kin-0001.svg is neither drawn nor among the images',
    'kin-0002: no question shows this figure',
  ])
})

test('an invalid figure and one that cannot be drawn are found', async (t) => {
  const unsound = await folderWith(
    t,
    `export const figures = { 'kin-0001': () => '${svg.replace('<g/>', '<script/>')}' }`,
  )
  assert.match((await faultsOf(unsound)).join('\n'), /kin-0001: the figure has the tag <script>/)
  const broken = await folderWith(
    t,
    `export const figures = { 'kin-0001': () => { throw new Error('no atom c9') } }`,
  )
  assert.match((await faultsOf(broken)).join('\n'), /kin-0001: the figure cannot be drawn: no atom c9/)
})

test('a file that is not a chapter of its subject, or exports nothing, is found', async (t) => {
  const mixed = await folderWith(
    t,
    `export const figures = { 'kin-0001': () => '${svg}', 'kin-0002': '${svg}' }`,
  )
  assert.match((await faultsOf(mixed)).join('\n'), /kinematics\.ts: does not export figures/)
  for (const source of ['export const figures = 3', 'export const figures = null'])
    assert.match((await faultsOf(await folderWith(t, source))).join('\n'), /does not export figures/)
  const root = await folderWith(t, 'export const pictures = {}')
  await writeFile(join(root, 'figures/physics/kinematic.ts'), '')
  const faults = (await faultsOf(root)).join('\n')
  assert.match(faults, /kinematic\.ts: is not the file of any chapter/)
  assert.match(faults, /kinematics\.ts: does not export figures/)
})

test('the sheet of a chapter shows each figure beside its question', async (t) => {
  const root = await folderWith(t, `export const figures = { 'kin-0001': () => '${svg}' }`)
  const { figures, faults } = await findFigures(root, ['kin-0001'])
  assert.deepEqual(faults, [])
  const folder = await writeContactSheet(figures)
  t.after(() => rm(folder, { recursive: true }))
  assert.equal(await readFile(join(folder, 'kin-0001.svg'), 'utf8'), svg)
  const sheet = await readFile(join(folder, 'sheet.html'), 'utf8')
  assert.match(sheet, /<img src="kin-0001\.svg".*A ball leaves a tower/s)
  assert.match(
    (await findFigures(root, ['nonsense'])).faults.join(),
    /nonsense is neither a chapter nor a question/,
  )
})
