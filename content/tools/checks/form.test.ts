import assert from 'node:assert/strict'
import test from 'node:test'
import type { QuestionForm } from '@vikalp/domain/vocabulary'
import type { Question } from '../question-file.ts'
import { shownForm } from '../question-form.ts'
import { formTable } from '../report/form-table.ts'
import { messagesOf } from '../testing/messages-of.ts'
import { sampleBank, wordQuestion } from '../testing/sample-bank.ts'

const options = (A: string, B: string, C: string, D: string): Question['options'] => ({ A, B, C, D })
const lists = `Match List I with List II.

| | List I | | List II |
|---|---|---|---|
| P | moss | 1 | seed |
| Q | pine | 2 | spore |
| R | rose | 3 | fruit |

Choose the correct answer from the options given below.`
const five = `Consider the statements.
A. Mosses have spores.
B. Pines have seeds.
C. Roses have fruits.
Choose the correct answer.`

const forms: readonly [form: QuestionForm | undefined, text: string, options: Question['options']][] = [
  [undefined, 'Which group is it?', options('Mosses', 'Ferns', 'Pines', 'Roses')],
  [
    'assertion-reason',
    'Assertion (A): Ferns have xylem.\nReason (R): They are vascular.',
    options('Both', 'Both, not why', 'A alone', 'R alone'),
  ],
  [
    'statements',
    'Statement I: Ferns have xylem.\nStatement II: They have seeds.',
    options('Both', 'None', 'The first', 'The second'),
  ],
  ['list-match', lists, options('P-2, Q-1, R-3', 'P-1, Q-2, R-3', 'P-3, Q-1, R-2', 'P-2, Q-3, R-1')],
  ['multi-statement', five, options('A and B only', 'B and C only', 'A and C only', 'A, B and C')],
  [
    'order',
    'What is the order of their size?',
    options('$a > b > c$', '$b > a > c$', '$c > a > b$', '$c > b > a$'),
  ],
  ['order', 'In which order do they come?', options('P, Q, R, S', 'Q, P, R, S', 'S, R, Q, P', 'R, P, S, Q')],
  [
    undefined,
    'What are P, Q and R, in this order?',
    options('leaf, stem, root', 'stem, leaf, root', 'root, stem, leaf', 'root, leaf, stem'),
  ],
  [undefined, 'What is the order of the reaction?', options('Zero', 'First', 'Second', 'Third')],
  ['negative', 'Which of these is **NOT** a fern?', options('Mosses', 'Ferns', 'Pines', 'Roses')],
  [undefined, 'Which **two** are ferns?', options('P and Q', 'P and R', 'Q and R', 'Q and S')],
]
for (const [form, text, four] of forms)
  test(`${form ?? 'a plain question'} is seen in '${text.slice(0, 40)}'`, () =>
    assert.equal(shownForm({ text, options: four }), form))

test('the form given is the one that the question shows', () => {
  const said = (question: Partial<Question>): string[] => messagesOf('E form', [wordQuestion(question)])
  const order = { text: 'In which order do they grow?' }
  assert.deepEqual(said({}), [])
  assert.deepEqual(said({ form: 'order' }), ['the form is order, the question shows none'])
  assert.deepEqual(said({ ...order, form: 'order' }), [])
  assert.deepEqual(said({ ...order, form: 'negative' }), ['the form is negative, the question shows none'])
  assert.deepEqual(said({ text: 'Which is **NOT** one?' }), [
    'the form is not given, the question shows negative',
  ])
})

const keyed = (form: QuestionForm, counts: readonly number[]): Question[] =>
  (['A', 'B', 'C', 'D'] as const).flatMap((answer, at) =>
    Array.from({ length: counts[at] ?? 0 }, () => wordQuestion({ answer, form })),
  )

test('no letter is usually right in a form; where truth deals the keys, it is only reported', () => {
  const said = (wanted: string, form: QuestionForm, counts: readonly number[]): string[] =>
    messagesOf(wanted, keyed(form, counts))
  assert.deepEqual(said('E form-balance', 'order', [9, 10, 10, 11]), [])
  assert.deepEqual(said('E form-balance', 'order', [20, 10, 5, 5]), ['order: keys A-D stand 20/10/5/5'])
  assert.deepEqual(said('E form-balance', 'order', [20, 10, 5, 4]), [], 'too few to tell')
  assert.deepEqual(said('E form-balance', 'assertion-reason', [33, 11, 12, 8]), [])
  assert.deepEqual(said('W form-balance', 'assertion-reason', [33, 11, 12, 8]), [
    'assertion-reason: keys A-D stand 33/11/12/8',
  ])
})

const lists40 = (right: number): Question[] =>
  Array.from({ length: 50 }, (_, at) =>
    wordQuestion({
      form: 'list-match',
      answer: 'A',
      options: options(at < right ? 'P-3, Q-4, R-1, S-2' : `P-${at}, Q-1, R-2, S-3`, 'b', 'c', 'd'),
    }),
  )

test('no set of pairs is right in more than 12 % of the matching questions', () => {
  assert.deepEqual(messagesOf('E list-sets', lists40(6)), [])
  assert.deepEqual(messagesOf('E list-sets', lists40(7)), [
    'P-3, Q-4, R-1, S-2 is right in 7 of 50 matching questions',
  ])
  assert.deepEqual(messagesOf('E list-sets', lists40(20).slice(0, 39)), [], 'too few to tell')
})

test('what most options say of each row does not give the key of two lists', () => {
  const said = (wrong: readonly [string, string, string]): string[] => {
    const four = options('P-3, Q-4, R-1, S-2', ...wrong)
    return messagesOf('E list-votes', [wordQuestion({ form: 'list-match', answer: 'A', options: four })])
  }
  const [first, last] = ['P-4, Q-3, R-1, S-2', 'P-3, Q-4, R-2, S-1']
  assert.deepEqual(said([first, 'P-3, Q-1, R-4, S-2', last]), [
    'each row of the key is what most of the options say',
  ])
  assert.deepEqual(said([first, 'P-4, Q-3, R-2, S-1', last]), [])
})

test('the table of forms has the share of each beside the wanted one', () => {
  const table = formTable(sampleBank([...keyed('statements', [1, 0, 2, 0]), wordQuestion(), wordQuestion()]))
  assert.deepEqual(table.slice(0, 4), [
    '| form | Physics | A/B/C/D |',
    '|---|---|---|',
    '| assertion-reason | 0 (0.0 of 3 %) | 0/0/0/0 |',
    '| statements | 3 (60.0 of 4 %) | 1/0/2/0 |',
  ])
  assert.equal(table.at(-1), '0 of 0 matching questions draw their lists as a table')
})
