import assert from 'node:assert/strict'
import test from 'node:test'
import type { Question } from '../question-file.ts'
import { sampleChapter, sampleQuestion } from '../testing/sample-bank.ts'
import { plan } from './plan.ts'

/** Eight questions for NEET, six of them also for JEE, on two topics. */
const planned = {
  prefix: 'kin',
  topics: ['Projectile motion', 'Motion graphs'],
  counts: { NEET: 8, JEE: 6, GUJCET: 0, BOARD: 0 },
  numeric: 0,
  mix: { Easy: 4, Medium: 4, Hard: 0 },
}

const full = Array.from({ length: 8 }, (_, i) =>
  sampleQuestion({
    topic: i < 5 ? 'Projectile motion' : 'Motion graphs',
    exams: i < 6 ? ['NEET', 'JEE'] : ['NEET'],
    difficulty: i % 2 === 0 ? 'Easy' : 'Medium',
  }),
)

const remarks = (questions: Question[]): string[] =>
  [...plan({ ...sampleChapter(questions), plan: planned })].map(({ message }) => message)

/** The full chapter with some questions changed. */
const changed = (change: Partial<Question>, ...places: number[]): Question[] =>
  full.map((question, i) => (places.includes(i) ? { ...question, ...change } : question))

const rows: [what: string, questions: Question[], messages: string[]][] = [
  ['the plan met', full, []],
  [
    'one question too few',
    full.slice(0, 7),
    ['7 of 8 questions for NEET', "2 questions on 'Motion graphs', 3 are planned"],
  ],
  ['a question more', [...full, ...full.slice(7)], ['9 of 8 questions for NEET']],
  ['an exam too many', changed({ exams: ['NEET', 'JEE'] }, 7), ['7 of 6 questions for JEE']],
  ['a mix within three', changed({ difficulty: 'Hard' }, 0, 2, 4), []],
  [
    'a mix beyond it',
    changed({ difficulty: 'Hard' }, 0, 2, 4, 6),
    ['0 Easy, 4 are planned', '4 Hard, 0 are planned'],
  ],
]

for (const [what, questions, messages] of rows)
  test(`${what} gives ${messages.length} remarks`, () => assert.deepEqual(remarks(questions), messages))
