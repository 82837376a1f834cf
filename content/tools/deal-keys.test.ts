import assert from 'node:assert/strict'
import test from 'node:test'
import { type Letter, letters } from '@vikalp/domain/vocabulary'
import { chooseKeys, moveKeys } from './deal-keys.ts'
import { parseQuestionFile } from './question-file.ts'
import { wordQuestion } from './testing/sample-bank.ts'

const source = `chapter: kinematics
syllabus: 2026   # a remark that stays
questions:
  - id: kin-0001
    topic: Projectile motion
    exams: [NEET, JEE]
    difficulty: Medium
    level: apply
    text: |-
      Which one?
      Choose.
    options:
      A: 'alpha'
      B: 'beta $b$'
      C: "gamma"
      D: delta
    answer: A
    hint: think
    explanation: |-
      Because.
    wrong:
      B: {code: PHY-B, note: 'about beta'}
      C: {code: PHY-C, note: about gamma}
      D: {code: PHY-D, note: about delta}
`

const spread = source.replace(
  '{code: PHY-D, note: about delta}',
  '\n        code: PHY-D\n        note: about delta',
)

test('the right option moves and the other options keep their notes', () => {
  const moved = moveKeys(source, new Map([['kin-0001', 'C']]))
  const { questions, findings } = parseQuestionFile('kinematics.yaml', moved)
  assert.deepEqual(findings, [])
  const [question] = questions
  assert.deepEqual(question?.options, { A: 'gamma', B: 'beta $b$', C: 'alpha', D: 'delta' })
  assert.equal(question?.answer, 'C')
  assert.deepEqual(question?.wrong, {
    A: { code: 'PHY-C', note: 'about gamma' },
    B: { code: 'PHY-B', note: 'about beta' },
    D: { code: 'PHY-D', note: 'about delta' },
  })
  assert.ok(moved.includes('# a remark that stays') && moved.includes(`B: 'beta $b$'`))
})

test('moving a key and moving it back gives the same questions, whatever the layout of the notes', () => {
  const there = moveKeys(source, new Map([['kin-0001', 'D']]))
  assert.notEqual(there, source)
  assert.equal(moveKeys(there, new Map([['kin-0001', 'A']])), source)
  const back = moveKeys(moveKeys(spread, new Map([['kin-0001', 'D']])), new Map([['kin-0001', 'A']]))
  const { questions } = parseQuestionFile('kinematics.yaml', back)
  assert.deepEqual(questions, parseQuestionFile('kinematics.yaml', source).questions)
})

test('what is drawn moves with its option', () => {
  const structures = `    structures:
      A: 'CO'
      B: 'CCO'
      C: 'CCCO'
      D: 'CCCCO'
`
  const drawn = source.replace('    answer: A\n', `${structures}    answer: A\n`)
  const { questions } = parseQuestionFile('kinematics.yaml', moveKeys(drawn, new Map([['kin-0001', 'C']])))
  assert.deepEqual(questions[0]?.structures, { A: 'CCCO', B: 'CCO', C: 'CO', D: 'CCCCO' })
})

test('forty keys that were all A are dealt evenly, without three in a row, and the same each time', () => {
  const questions = Array.from({ length: 40 }, (_, index) =>
    wordQuestion({ id: `kin-${1000 + index}`, answer: 'A' }),
  )
  const deal = () => [...chooseKeys(questions, () => true, new Map()).values()]
  const keys = deal()
  assert.deepEqual(
    letters.map((letter) => keys.filter((key) => key === letter).length),
    [10, 10, 10, 10],
  )
  assert.ok(keys.every((key, index) => key !== keys[index - 1] || key !== keys[index - 2]))
  assert.deepEqual(deal(), keys)
})

test('no three keys in a row are equal, whatever the ids', () => {
  for (let bank = 0; bank < 50; bank++) {
    const questions = Array.from({ length: 40 }, (_, index) =>
      wordQuestion({ id: `kin-${1000 + bank * 40 + index}`, answer: 'A' }),
    )
    const keys = [...chooseKeys(questions, () => true, new Map()).values()].join('')
    assert.doesNotMatch(keys, /(.)\1\1/)
  }
})

test('questions that may not move keep their key and are balanced by the others', () => {
  const questions = ['A', 'A', 'B', 'B', 'B', 'B'].map((answer, index) =>
    wordQuestion({ id: `kin-${1000 + index}`, answer: letters.find((letter) => letter === answer) ?? 'A' }),
  )
  const fixed = new Set(['kin-1000', 'kin-1001'])
  const chosen = chooseKeys(questions, ({ id }) => !fixed.has(id), new Map<Letter, number>())
  assert.deepEqual([...chosen.keys()], ['kin-1002', 'kin-1003', 'kin-1004', 'kin-1005'])
  assert.ok(![...chosen.values()].includes('A'))
})
