import assert from 'node:assert/strict'
import test from 'node:test'
import { stringify } from 'yaml'
import { parseQuestionFile, type Question } from './question-file.ts'
import { sampleQuestion } from './testing/sample-bank.ts'

const file = (question: object) =>
  parseQuestionFile(
    'kinematics.yaml',
    stringify({ chapter: 'kinematics', syllabus: 2026, questions: [question] }),
  )

const complaints = (question: object) =>
  file(question)
    .findings.map(({ message }) => message)
    .join('\n')

test('a valid question is read as it was written', () => {
  const { chapter, questions, findings } = file(sampleQuestion())
  assert.deepEqual(findings, [])
  assert.equal(chapter, 'kinematics')
  assert.equal(questions[0]?.options.C, String.raw`$\pu{25 m s-1}$`)
})

test('a year, and any other unknown key, is rejected', () => {
  assert.match(complaints({ ...sampleQuestion(), year: 2019 }), /Unrecognized key: "year"/)
})

// The line is that of the faulty field, in the file that stringify writes.
const invalid: [change: object, message: string][] = [
  [{ calc: { vars: {}, dp: 13 } }, 'calc.dp Too big: expected number to be <=12'],
  [{ calc: { vars: {}, dp: -1 } }, 'calc.dp Too small: expected number to be >=0'],
  [{ scheme: false }, 'scheme Invalid input: expected true'],
  [{ exams: [] }, 'exams Too small: expected array to have >=1 items'],
  [{ image: { alt: 'A ball.' } }, 'image has either a file or structures'],
  [{ hint: ' ' }, 'hint Too small: expected string to have >=1 characters'],
]
for (const [change, message] of invalid)
  test(`${message} is said with its line`, () => {
    const question = { ...sampleQuestion(), ...change }
    const source = stringify({ chapter: 'kinematics', syllabus: 2026, questions: [question] })
    const [field = ''] = message.split(/[ .]/)
    const line = source.split('\n').findIndex((text) => text.startsWith(`    ${field}:`)) + 1
    const said = complaints(question)
    assert.ok(said.endsWith(` ${message}`), said)
    const [, at] = /^kinematics\.yaml:(\d+) /.exec(said) ?? []
    assert.ok(line > 0 && Number(at) >= line && Number(at) <= line + 2, `${at} is not at ${line}`)
  })

test('the bounds of a computation and a scheme are read', () => {
  for (const dp of [0, 12])
    assert.deepEqual(file({ ...sampleQuestion(), calc: { vars: {}, dp } }).findings, [])
  assert.deepEqual(file({ ...sampleQuestion(), scheme: true }).findings, [])
})

test('an option that YAML reads as a number is rejected', () => {
  const source =
    'chapter: kinematics\nsyllabus: 2026\nquestions:\n  - id: kin-0001\n    options: {A: 0.10, B: b, C: c, D: d}\n'
  const { findings } = parseQuestionFile('kinematics.yaml', source)
  assert.ok(findings.some(({ message }) => message.startsWith('kinematics.yaml:5 options.A')))
})

test('a word that older YAML reads as a boolean stays a word', () => {
  const { questions } = file({
    ...sampleQuestion(),
    options: { A: 'NO', B: 'yes', C: 'off', D: 'n' },
  } satisfies Question)
  assert.equal(questions[0]?.options.A, 'NO')
})

test('one faulty question does not hide its neighbours', () => {
  const source = stringify({
    chapter: 'kinematics',
    syllabus: 2026,
    questions: [{ ...sampleQuestion(), answer: 'E' }, sampleQuestion({ id: 'kin-0002' })],
  })
  const { questions, findings } = parseQuestionFile('kinematics.yaml', source)
  assert.deepEqual(
    questions.map(({ id }) => id),
    ['kin-0002'],
  )
  assert.equal(findings[0]?.id, 'kin-0001')
})

test('duplicate keys and anchors are rejected with their line', () => {
  const doubled = parseQuestionFile('kinematics.yaml', 'chapter: kinematics\nchapter: optics\n')
  assert.match(doubled.findings[0]?.message ?? '', /^kinematics\.yaml:2 /)
  const alias = parseQuestionFile(
    'kinematics.yaml',
    'chapter: &a kinematics\nsyllabus: 2026\nquestions: [*a]\n',
  )
  assert.match(alias.findings[0]?.message ?? '', /anchors/)
})
