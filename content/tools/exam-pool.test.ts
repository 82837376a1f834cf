import assert from 'node:assert/strict'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import { everyQuestion, readBank } from './bank.ts'
import { compile } from './compile/compile.ts'
import { inputsStamp, isFresh } from './compile/inputs-stamp.ts'
import { lint } from './lint.ts'
import { places } from './places.ts'
import { type AnyQuestion, parseQuestionFile, type Question } from './question-file.ts'
import { poolTable } from './report/pool-table.ts'
import { bankFolder } from './testing/bank-folder.ts'
import {
  numericQuestion,
  sampleBank,
  sampleChapter,
  sampleQuestion,
  solvedAsKeyed,
  wordQuestion,
} from './testing/sample-bank.ts'

const pooled = (changes: Partial<Question> = {}): Question =>
  wordQuestion({ id: 'kin-0002', pool: 'exam', exams: ['NEET'], ...changes })
const typed = numericQuestion({ pool: 'exam', exams: ['JEE'] })

/** The errors of a chapter whose practice has one question. */
function errorsOf(pool: AnyQuestion[]): string[] {
  const chapter = { ...sampleChapter(), pool }
  const solved = solvedAsKeyed(everyQuestion(chapter))
  return lint({ ...sampleBank(), chapters: [chapter], solved })
    .filter(({ level, check }) => level === 'E' && check !== 'plan')
    .map(({ id, check, message }) => `${id} ${check}: ${message}`)
}

test('a question of the pool belongs to one exam, and need not suit the exam of the whole chapter', () => {
  assert.deepEqual(errorsOf([pooled(), typed]), [])
  assert.deepEqual(errorsOf([pooled({ exams: ['NEET', 'JEE'] })]), [
    'kin-0002 membership: a question of the exam pool belongs to one exam, not to NEET, JEE',
  ])
  assert.deepEqual(errorsOf([pooled({ exams: ['GUJCET'] })]), [
    'kin-0002 membership: the chapter does not belong to GUJCET',
  ])
})

test('it passes the checks of every question, and is no copy of what practice shows', () => {
  assert.deepEqual(errorsOf([pooled({ topic: 'Optics' })]), [
    "kin-0002 membership: 'Optics' is not a topic of the chapter",
  ])
  assert.deepEqual(errorsOf([sampleQuestion({ id: 'kin-0002', pool: 'exam', exams: ['JEE'] })]), [
    'kin-0002 clone: is nearly kin-0001 (100 %)',
  ])
})

test('the pool is not counted in the plan of the chapter', () => {
  const said = (pool: AnyQuestion[]): string[] =>
    lint({ ...sampleBank(), chapters: [{ ...sampleChapter(), pool }] })
      .filter(({ check }) => check === 'plan')
      .map(({ message }) => message)
  assert.ok(said([]).includes('1 of 56 questions for NEET'))
  assert.deepEqual(said([pooled(), typed]), said([]))
})

test('in the pool of an exam no letter is usually right', () => {
  const keyed = (answer: Question['answer'], at: number) => pooled({ id: `kin-${1000 + at}`, answer })
  const group = Array.from({ length: 40 }, (_, at) => keyed(at < 20 ? 'A' : at < 30 ? 'B' : 'C', at))
  const uneven = 'bank pool-balance: Physics in the NEET pool: keys A-D stand 20/10/10/0'
  assert.ok(errorsOf(group).includes(uneven))
  assert.ok(!errorsOf(group.slice(1)).some((error) => error.includes('pool-balance')), 'too few to tell')
})

test('a file is read into what is practised, what is typed and what only papers ask', () => {
  const all = [sampleQuestion(), numericQuestion(), pooled(), { ...typed, id: 'kin-0092' }]
  const source = (pool: string) =>
    `chapter: kinematics\nsyllabus: 2026\nquestions: ${JSON.stringify(all).replaceAll('"exam"', pool)}`
  const { questions, numeric, pool, findings } = parseQuestionFile('kinematics.yaml', source('"exam"'))
  const ids = [questions, numeric, pool].map((group) => group.map(({ id }) => id))
  assert.deepEqual(ids, [['kin-0001'], ['kin-0091'], ['kin-0002', 'kin-0092']])
  assert.deepEqual(findings, [])
  assert.match(parseQuestionFile('kinematics.yaml', source('"class"')).findings[0]?.message ?? '', /pool/)
})

test('it is compiled apart, where practice does not look', async (t) => {
  const root = await bankFolder([sampleQuestion(), pooled(), typed])
  t.after(() => rm(root, { recursive: true }))
  const stamp = inputsStamp(places(root))
  const { questions, numeric, pool, left } = await compile(await readBank(root), stamp)
  assert.deepEqual([questions, numeric, pool, left], [1, 0, 2, 0])
  const read = async (name: string) => JSON.parse(await readFile(join(root, 'compiled', name), 'utf8'))
  const { questions: ofPool, numeric: typedOfPool } = await read('kinematics.pool.json')
  const idsOf = (all: { id: string }[]) => all.map(({ id }) => id)
  assert.deepEqual(idsOf(await read('kinematics.json')), ['kin-0001'])
  assert.deepEqual([idsOf(ofPool), idsOf(typedOfPool)], [['kin-0002'], ['kin-0091']])
  assert.deepEqual((await read('bank.json')).pool, ['kinematics'])
  assert.ok(!(await readdir(join(root, 'compiled'))).includes('kinematics.numeric.json'))
  assert.equal(isFresh(places(root), stamp), true)
  await rm(join(root, 'compiled/kinematics.pool.json'))
  assert.equal(isFresh(places(root), stamp), false)
})

test('the report holds the pool against what its papers need', () => {
  const chapter = { ...sampleChapter(), pool: [pooled(), typed] }
  assert.deepEqual(poolTable({ ...sampleBank(), chapters: [chapter] }), [
    '| exam pool | Physics | all | A/B/C/D |',
    '|---|---|---|---|',
    '| NEET | 1 of 135 | 1 of 540 | 0/0/0/1 |',
    '| JEE | 1 of 100 | 1 of 300 | 0/0/0/0 |',
    '| JEE, typed numbers among them | 1 of 20 | 1 of 60 | 0/0/0/0 |',
    '| GUJCET | 0 of 80 | 0 of 240 | 0/0/0/0 |',
  ])
})
