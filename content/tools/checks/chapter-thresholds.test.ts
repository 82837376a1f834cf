import assert from 'node:assert/strict'
import test from 'node:test'
import { chapters as catalogue } from '@vikalp/domain/catalogue/chapters'
import { letters } from '@vikalp/domain/vocabulary'
import type { Question } from '../question-file.ts'
import { messagesOf } from '../testing/messages-of.ts'
import { sampleBank, sampleChapter, sampleQuestion, wordQuestion } from '../testing/sample-bank.ts'
import { bankKeyBalance } from './key-balance.ts'

const words = (count: number): string => 'word '.repeat(count).trim()
const options = (A: string, B: string, C: string, D: string): Question['options'] => ({ A, B, C, D })
const many = (count: number, make: (index: number) => Question): Question[] =>
  Array.from({ length: count }, (_, index) => make(index))
const keyed = (counts: readonly number[]): Question[] =>
  letters.flatMap((answer, at) => many(counts[at] ?? 0, () => wordQuestion({ answer })))
const coded = (uses: number, of: number): Question[] =>
  many(of, (index) => {
    const note = { code: `PHY-${index}`, note: words(6) }
    const wrong = { A: { ...note, code: `${note.code}-A` }, B: { ...note, code: `${note.code}-B` } }
    return wordQuestion({ wrong: { ...wrong, C: index < uses ? { ...note, code: 'PHY-MUCH' } : note } })
  })
const negative = (count: number, of: number): Question[] =>
  many(of, (index) =>
    index < count ? wordQuestion({ text: 'Which of these groups does **NOT** have xylem?' }) : wordQuestion(),
  )
const echoing = (common: number, of: number): Question[] =>
  many(of, (index) => {
    const text = index < common ? 'A plant is said to be velvet. Which is it?' : 'Which group is it?'
    const key = index === 0 ? 'velvet moss' : 'a fern'
    return wordQuestion({ text, options: options('an alga', 'a liverwort', 'a pine', key) })
  })

/** Ten questions whose key is the longest option, some together with another. */
const tied = (count: number): Question[] =>
  many(10, (index) =>
    wordQuestion({ options: options('moss', 'alga', index < count ? 'plants' : 'plant', 'ferns!') }),
  )
const kinematics = (count: number): string =>
  Array.from({ length: count }, (_, index) => `kin-${String(index + 1).padStart(4, '0')}`).join(', ')
const stem = 'velvet purple cotton silver marble copper timber saddle'
const alike = (shared: number, more: Partial<Question> = {}): Question[] => {
  const kept = stem.split(' ').slice(0, shared).join(' ')
  const other = 'bottle window garden market ribbon'
    .split(' ')
    .slice(0, 8 - shared)
    .join(' ')
  const asked = 'kettle pillow hammer basket'
  return [
    wordQuestion({ text: `${stem} ${asked}` }),
    wordQuestion({ text: `${kept} ${other} ${asked}`, topic: 'Motion graphs', ...more }),
  ]
}

// What is just let through in a chapter, what is just not, and what is said about it.
const chapters: [finding: string, passes: Question[], fails: Question[], message: string][] = [
  ['E key-balance', keyed([5, 10, 12, 12]), keyed([5, 11, 12, 12]), 'keys A-D stand 5/11/12/12'],
  [
    'E key-balance',
    many(39, () => sampleQuestion()).concat(keyed([31, 30, 0, 30])),
    many(40, () => sampleQuestion()).concat(keyed([30, 30, 0, 30])),
    'keys of numeric questions A-D stand 0/0/40/0',
  ],
  ['E longest-key', tied(10), tied(0), `the key is the longest option in ${kinematics(10)}`],
  ['E longest-key', tied(0).slice(1), tied(0), `the key is the longest option in ${kinematics(10)}`],
  ['E key-balance', keyed([9, 9, 16, 16]), keyed([8, 10, 16, 16]), 'keys A-D stand 8/10/16/16'],
  ['E key-balance', keyed([11, 11, 12, 16]), keyed([11, 11, 11, 17]), 'keys A-D stand 11/11/11/17'],
  ['E key-balance', keyed([36, 64, 50, 50]), keyed([36, 64, 64, 36]), 'keys A-D stand 36/64/64/36'],
  ['W codes', coded(3, 8), coded(4, 8), 'PHY-MUCH stands on 4 of 24 distractors'],
  ['W codes', coded(9, 25), coded(10, 25), 'PHY-MUCH stands on 10 of 75 distractors'],
  ['W negative-share', negative(1, 5), negative(2, 5), 'negative stems: kin-0001, kin-0002'],
  [
    'W negative-share',
    negative(4, 50),
    negative(5, 50),
    'negative stems: kin-0001, kin-0002, kin-0003, kin-0004, kin-0005',
  ],
  ['W stem-echo', echoing(3, 10), echoing(2, 10), "'velvet' of the stem returns in the key alone"],
]
for (const [finding, passes, fails, message] of chapters)
  test(`${finding}: '${message}', and one step before it nothing`, () => {
    assert.deepEqual(messagesOf(finding, passes), [])
    assert.deepEqual(messagesOf(finding, fails), [message])
  })

test('a bank of all chapters needs 24 to 26 % of each letter, a part of it does not', () => {
  const bankOf = (counts: readonly number[], size = catalogue.length) => ({
    ...sampleBank(),
    chapters: Array.from({ length: size }, (_, index) => sampleChapter(index === 0 ? keyed(counts) : [])),
  })
  const said = (...of: Parameters<typeof bankOf>): string[] =>
    [...bankKeyBalance(bankOf(...of))].map(({ id, message }) => `${id}: ${message}`)
  assert.deepEqual(said([24, 26, 24, 26]), [])
  assert.deepEqual(said([23, 26, 26, 25]), ['bank: keys A-D stand 23/26/26/25, each letter needs 24 to 26 %'])
  assert.deepEqual(said([27, 24, 24, 25]), ['bank: keys A-D stand 27/24/24/25, each letter needs 24 to 26 %'])
  assert.deepEqual(said([100, 0, 0, 0], catalogue.length - 1), [])
})

test('likeness is told by the share of the words, and sooner where key and topic are the same', () => {
  const said = (wanted: string, questions: Question[]): string => messagesOf(wanted, questions).join()
  const topic = { topic: 'Projectile motion' }
  assert.equal(said('W paraphrase', alike(3)), '', '7 of 17 words')
  assert.equal(said('W paraphrase', alike(4)), 'is like kin-0001 (50 %)')
  assert.equal(
    said('W paraphrase', alike(3, topic)),
    'has the key and the topic of, and is like kin-0001 (41 %)',
  )
  assert.equal(said('W paraphrase', alike(3, { ...topic, answer: 'A' })), '')
  assert.equal(said('E clone', alike(6)), '')
  assert.equal(
    said('E clone', alike(8)),
    'is nearly kin-0001 (100 %)',
    'said once, though words and letters agree',
  )
  assert.equal(said('W paraphrase', alike(8)), '', 'a clone is no paraphrase')
})

test('a short stem is compared together with its options', () => {
  const asking = (...four: Parameters<typeof options>): Question =>
    wordQuestion({ text: 'Which pair matches?', options: options(...four) })
  const pairs = [
    asking('kettle pillow', 'hammer basket', 'saddle timber', 'copper marble'),
    asking('silver cotton', 'purple velvet', 'bottle window', 'garden market'),
  ]
  assert.deepEqual(messagesOf('E clone', pairs), [])
  assert.equal(messagesOf('E clone', pairs.slice(0, 1).concat(pairs.slice(0, 1))).length, 1)
})
