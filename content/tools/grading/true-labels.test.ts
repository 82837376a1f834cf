import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { textHash } from '../solved.ts'
import { numericQuestion, sampleBank, sampleChapter, sampleQuestion } from '../testing/sample-bank.ts'
import { type Gradings, readGradings } from './gradings.ts'
import { labelsTooHigh, unreadLabels } from './true-labels.ts'

const question = sampleQuestion({ difficulty: 'Medium' })
const numeric = numericQuestion({ difficulty: 'Hard' })
const chapter = {
  ...sampleChapter([question]),
  numeric: [numeric],
  pool: [sampleQuestion({ id: 'kin-0300', pool: 'exam', exams: ['NEET'] })],
}
const reading = { steps: 'one fall; two components', by: 'second reader' }
const said = (check: typeof labelsTooHigh, gradings: Gradings): string[] =>
  [...check(chapter, { ...sampleBank([question]), gradings })].map(({ id, message }) => `${id} ${message}`)

test('a label above what a reader of the solution found is too high; one at it or below stands', () => {
  const read = (difficulty: 'Easy' | 'Medium' | 'Hard') =>
    said(labelsTooHigh, new Map([[question.id, { ...reading, difficulty, text: textHash(question) }]]))
  assert.deepEqual(read('Easy'), [
    'kin-0001 is labelled Medium; second reader found it Easy: one fall; two components',
  ])
  assert.deepEqual(read('Medium'), [])
  assert.deepEqual(read('Hard'), [])
})

test('of a question that is typed the label is read too, and of a changed text nothing is known', () => {
  const gradings: Gradings = new Map([
    [question.id, { ...reading, difficulty: 'Easy', text: 'older' }],
    [numeric.id, { ...reading, difficulty: 'Medium', text: textHash(numeric) }],
  ])
  assert.deepEqual(said(labelsTooHigh, gradings), [
    'kin-0091 is labelled Hard; second reader found it Medium: one fall; two components',
  ])
  assert.deepEqual(said(unreadLabels, gradings), ['kin-0001 was changed since it was graded'])
  assert.deepEqual(said(unreadLabels, new Map()), [
    'kin-0001 nobody has graded it yet',
    'kin-0091 nobody has graded it yet',
  ])
})

test('gradings are read from every file of the folder, and a level that nobody knows is refused', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'graded-'))
  t.after(() => rm(folder, { recursive: true }))
  const line = (id: string, difficulty: string) =>
    `${id}: { difficulty: ${difficulty}, steps: one fact, by: second reader, text: 0a }\n`
  await writeFile(join(folder, 'kinematics.yaml'), line('kin-0001', 'Easy'))
  await writeFile(join(folder, 'optics.yaml'), line('opt-0001', 'Hard'))
  assert.deepEqual(
    [...(await readGradings(folder))].map(([id, { difficulty }]) => [id, difficulty]),
    [
      ['kin-0001', 'Easy'],
      ['opt-0001', 'Hard'],
    ],
  )
  await writeFile(join(folder, 'optics.yaml'), line('opt-0001', 'Brutal'))
  await assert.rejects(readGradings(folder), /difficulty/)
  assert.deepEqual([...(await readGradings(join(folder, 'nowhere')))], [])
})
