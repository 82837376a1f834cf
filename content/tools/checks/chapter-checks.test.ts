import assert from 'node:assert/strict'
import test from 'node:test'
import { letters } from '@vikalp/domain/vocabulary'
import { lint } from '../lint.ts'
import type { Question } from '../question-file.ts'
import { textHash } from '../solved.ts'
import { sampleBank, sampleQuestion, wordQuestion } from '../testing/sample-bank.ts'
import { solved } from './solved.ts'

const failing = (questions: Question[]) =>
  new Set(lint(sampleBank(questions)).map(({ level, check }) => `${level} ${check}`))

const numbered = (count: number, make: (index: number) => Question) =>
  Array.from({ length: count }, (_, index) => ({
    ...make(index),
    id: `kin-${String(index + 1).padStart(4, '0')}`,
  }))

test('two questions with one id are found', () => {
  assert.ok(failing([sampleQuestion(), sampleQuestion()]).has('E unique-id'))
})

test('a clone with other numbers is found, a different question is not', () => {
  const clone = sampleQuestion({
    id: 'kin-0002',
    text: sampleQuestion().text.replace('15', '24').replace('20', '5'),
  })
  assert.ok(failing([sampleQuestion(), clone]).has('E clone'))
  assert.ok(!failing([sampleQuestion(), wordQuestion({ id: 'kin-0002' })]).has('E clone'))
})

test('a paraphrase waits for a reviewer', () => {
  const paraphrase = sampleQuestion({
    id: 'kin-0002',
    text: String.raw`A stone is thrown horizontally at $\pu{9 m s-1}$ from a cliff $\pu{8 m}$ high. Take $g = \pu{10 m s-2}$. Find its speed as it lands.`,
  })
  const found = failing([sampleQuestion(), paraphrase])
  assert.ok(found.has('W paraphrase') && !found.has('E clone'))
})

test('keys that favour a letter are found in forty or more questions', () => {
  const keyed = (share: number) =>
    numbered(40, (index) => wordQuestion({ answer: index % 10 < share ? 'A' : (letters[index % 4] ?? 'A') }))
  assert.ok(failing(keyed(5)).has('E key-balance'))
  assert.ok(!failing(keyed(0)).has('E key-balance'))
})

test('the same key five times in a row is found', () => {
  const run = (length: number) => numbered(6, (index) => wordQuestion({ answer: index < length ? 'B' : 'C' }))
  assert.ok(failing(run(5)).has('E key-run'))
  assert.ok(!failing(run(4)).has('E key-run'))
})

test('a key that is too often the longest option is found', () => {
  const long = (count: number) => numbered(10, (index) => wordQuestion({ answer: index < count ? 'D' : 'B' }))
  assert.ok(failing(long(4)).has('E longest-key'))
  assert.ok(!failing(long(3)).has('E longest-key'))
})

test('sweeping words that mark the wrong options are found from forty questions on', () => {
  const sweeping = (count: number, of = 40, where: 'A' | 'D' = 'A') =>
    numbered(of, (index) => {
      const { options } = wordQuestion()
      return wordQuestion(
        index < count ? { options: { ...options, [where]: `Always ${options[where]}` } } : {},
      )
    })
  assert.ok(failing(sweeping(6)).has('W absolutes'), '6 of 120 distractors are 5 points')
  assert.ok(!failing(sweeping(5)).has('W absolutes'))
  assert.ok(!failing(sweeping(39, 39)).has('W absolutes'), 'too few to say so')
  assert.ok(!failing(sweeping(40, 40, 'D')).has('W absolutes'), 'in keys they mislead nobody')
})

test('a word of the stem that is repeated only in the key waits for a reviewer', () => {
  const echo = wordQuestion({
    text: 'Which group of pteridophytes-like plants has xylem and a free thallus?',
    answer: 'D',
  })
  const found = failing([
    { ...echo, options: { ...echo.options, D: 'Pteridophytes-like ferns' } },
    ...numbered(6, () => sampleQuestion()),
  ])
  assert.ok(found.has('W stem-echo'))
})

test('a solution with another letter, or for an older text, does not count', () => {
  const question = sampleQuestion()
  const bank = sampleBank([question])
  bank.solved.clear()
  const [chapter] = bank.chapters
  assert.ok(chapter)
  const said = () => [...solved(question, chapter, bank)].join()
  assert.match(said(), /nobody/)
  bank.solved.set(question.id, { answer: 'C', by: 'second reader', text: 'older' })
  assert.match(said(), /changed/)
  bank.solved.set(question.id, { answer: 'B', by: 'second reader', text: textHash(question) })
  assert.match(said(), /answered B, the key is C/)
  bank.solved.set(question.id, { answer: 'C', by: 'second reader', text: textHash(question) })
  assert.equal(said(), '')
})
