import assert from 'node:assert/strict'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import { readBank } from './bank.ts'
import { printBlindSheet } from './blind.ts'
import { lint } from './lint.ts'
import type { Functions } from './load-functions.ts'
import { type NumericQuestion, parseQuestionFile } from './question-file.ts'
import { recordSolutions } from './record.ts'
import { isSolved } from './solved.ts'
import { bankFolder } from './testing/bank-folder.ts'
import {
  numericQuestion,
  sampleBank,
  sampleChapter,
  sampleQuestion,
  solvedAsKeyed,
} from './testing/sample-bank.ts'

/** The errors of a chapter with this question, its plan aside. */
function errorsOf(changes: Partial<NumericQuestion> = {}, computed: Functions = {}): string[] {
  const question = numericQuestion(changes)
  const chapter = { ...sampleChapter([]), numeric: [question], computed }
  return lint({ ...sampleBank(), chapters: [chapter], solved: solvedAsKeyed([question]) })
    .filter(({ level, check }) => level === 'E' && check !== 'plan')
    .map(({ check, message }) => `${check}: ${message}`)
}

const { answer, usual, calc } = numericQuestion()
assert.ok(calc)

test('a number to type has no faults when it is printed as asked and computed', () => {
  assert.deepEqual(errorsOf(), [])
  assert.deepEqual(errorsOf({ calc: undefined }, { 'kin-0091': () => Math.sqrt(6) }), [])
})

const planted: readonly [what: string, changes: Partial<NumericQuestion>, message: string][] = [
  [
    'the stem does not say how',
    { text: 'How long does it fall, in seconds?' },
    'answer: the text does not end (two decimals)',
  ],
  ['a tolerance too wide', { answer: { ...answer, tolerance: 0.2 } }, 'answer: the tolerance is over 1 %'],
  ['a unit that nobody is told', { unit: 'ms' }, 'answer: the text does not say the unit ms'],
  [
    'a slip that counts as right',
    {
      usual: usual.with(0, {
        ...usual[0],
        value: '2.46',
        code: 'PHY-VEC-SCALAR-ADD',
        note: 'Rounds the root up in place of down.',
      }),
      calc: { ...calc, usual: ['2.46', '2*h/g', 'h/g'] },
    },
    'usual: the usual error 2.46 counts as right',
  ],
  [
    'a slip named twice',
    {
      usual: usual.with(2, {
        ...usual[2],
        value: '6.00',
        code: 'PHY-VEC-SCALAR-ADD',
        note: 'Divides the height by the acceleration alone.',
      }),
      calc: { ...calc, usual: ['sqrt(h/g)', '2*h/g', '2*h/g'] },
    },
    'usual: the usual error 6.00 stands twice',
  ],
  [
    'a code that nobody knows',
    {
      usual: usual.with(0, {
        value: '1.73',
        code: 'PHY-NEW',
        note: 'Leaves out the factor two under the root.',
      }),
    },
    'usual: usual 1.73: the code PHY-NEW is not known',
  ],
  [
    'no computation',
    { calc: undefined },
    'computed: nothing computes the answer: it needs calc, or a function in content/computed',
  ],
  [
    'another number',
    { calc: { ...calc, answer: '2.456' } },
    'computed: the answer is computed as 2.456, printed 2.45',
  ],
  [
    'a slip that gives another number',
    { calc: { ...calc, usual: ['sqrt(h/g)', '2*h/g', 'h'] } },
    'computed: usual 3.00 is computed as 30, printed 3.00',
  ],
  [
    'a hint with the number',
    { hint: 'The ball falls for 2.45 seconds, whatever its first velocity along the ground may be.' },
    'key-explained: the hint prints the answer',
  ],
  [
    'an explanation without it',
    { explanation: numericQuestion().explanation.replace('2.45', '2.4') },
    'key-explained: the explanation does not print the answer 2.45',
  ],
  ['a topic of another chapter', { topic: 'Optics' }, "membership: 'Optics' is not a topic of the chapter"],
]
for (const [what, changes, message] of planted)
  test(`${what} is found`, () => assert.deepEqual(errorsOf(changes), [message]))

test('a whole number has no decimals and no tolerance', () => {
  const whole = {
    text: 'How many are there (nearest integer)',
    explanation: numericQuestion().explanation.replace('2.45', '2'),
  }
  const numbers = usual.map((slip, at) => ({ ...slip, value: String(at + 3) }))
  const counted = { ...whole, usual: numbers, calc: { vars: {}, answer: '2', usual: ['3', '4', '5'] } }
  assert.deepEqual(errorsOf({ ...counted, answer: { value: '2', decimals: 0, tolerance: 0 } }), [])
  assert.deepEqual(errorsOf({ ...counted, answer: { value: '2', decimals: 0, tolerance: 0.02 } }), [
    'answer: a whole number has no tolerance',
  ])
  assert.deepEqual(
    errorsOf({
      ...counted,
      usual,
      calc: { vars: {}, answer: '2', usual: ['1.73', '6', '3'] },
      answer: { value: '2', decimals: 0, tolerance: 0 },
    }),
    [
      'answer: 1.73 does not have 0 decimals',
      'answer: 6.00 does not have 0 decimals',
      'answer: 3.00 does not have 0 decimals',
    ],
  )
})

test('a computation beside the chapter must find the number', () =>
  assert.deepEqual(errorsOf({}, { 'kin-0091': () => 2.4 }), [
    'computed: the answer is computed as 2.4, printed 2.45',
  ]))

test('the plan counts typed numbers apart', () => {
  const chapter = { ...sampleChapter([]), numeric: [numericQuestion()] }
  const said = lint({ ...sampleBank(), chapters: [chapter] }).map(({ message }) => message)
  assert.ok(said.includes('1 of 0 questions with a number to type'))
  assert.ok(said.includes('0 of 56 questions for NEET'))
})

test('a file holds both kinds, and a number without quotes is a fault', () => {
  const source = (value: string): string => `chapter: kinematics
syllabus: 2026
questions:
  - ${JSON.stringify(sampleQuestion())}
  - ${JSON.stringify(numericQuestion()).replace('"value":"2.45"', `"value":${value}`)}
`
  const { questions, numeric, findings } = parseQuestionFile('kinematics.yaml', source('"2.45"'))
  assert.deepEqual([questions.length, numeric.length, findings], [1, 1, []])
  const wrong = parseQuestionFile('kinematics.yaml', source('2.45'))
  assert.deepEqual([wrong.questions.length, wrong.numeric.length], [1, 0])
  assert.match(wrong.findings[0]?.message ?? '', /answer\.value/)
})

test('a solver types the number; within the tolerance it agrees', async (t) => {
  const root = await bankFolder([numericQuestion()])
  t.after(() => rm(root, { recursive: true }))
  const printed: string[] = []
  t.mock.method(console, 'log', (line: string) => printed.push(line))
  await printBlindSheet(root, ['kinematics'])
  assert.ok(printed.includes('- a number'))
  assert.ok(!printed.some((line) => line?.includes('2.45')))
  const sheet = join(root, 'answers.txt')
  for (const [typed, agrees] of [
    ['2.46', true],
    ['2.47', false],
    ['C', false],
  ] as const) {
    await writeFile(sheet, `kin-0091 ${typed}`)
    assert.equal(await recordSolutions(root, [sheet], 'second reader'), agrees, typed)
    const { solved } = await readBank(root)
    assert.equal(isSolved(numericQuestion(), solved), agrees, typed)
  }
})
