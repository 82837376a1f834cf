import assert from 'node:assert/strict'
import test from 'node:test'
import { plannedChapters } from '@vikalp/domain/catalogue/chapters'
import type { BankChapter } from '../../bank.ts'
import { lint } from '../../lint.ts'
import type { Functions } from '../../load-functions.ts'
import { type Found, theOne } from '../../mathematics/computed.ts'
import { determinant } from '../../mathematics/matrices.ts'
import type { Question } from '../../question-file.ts'
import { sampleBank, sampleChapter, sampleQuestion, solvedAsKeyed } from '../../testing/sample-bank.ts'

const matrices = plannedChapters.find(({ key }) => key === 'matrices-and-determinants')

/** A question of Mathematics that passes every check; its options are exact numbers. */
const question = (changes: Partial<Question> = {}): Question => ({
  ...sampleQuestion(),
  id: 'mtx-0001',
  topic: 'Adjoint and inverse',
  exams: ['JEE'],
  text: 'A number is three times a fourth of the square root of two. Which of these is it?',
  options: {
    A: String.raw`$\frac{1}{4}$`,
    B: String.raw`$\frac{3}{4}$`,
    C: String.raw`$\frac{3\sqrt{2}}{4}$`,
    D: String.raw`$3\sqrt{2}$`,
  },
  answer: 'C',
  explanation: String.raw`A fourth of the root is a quarter of it, and three of these are to be taken together one after the other without any rounding, so the number is $\dfrac{3 \sqrt{2}}{4}$.`,
  wrong: {
    A: { code: 'PHY-VEC-SCALAR-ADD', note: 'Takes the fourth part alone and leaves out all the rest.' },
    B: { code: 'PHY-VEC-SCALAR-ADD', note: 'Leaves out the square root of two in the number.' },
    D: { code: 'PHY-VEC-SCALAR-ADD', note: 'Leaves out the division by four in the number.' },
  },
  calc: { vars: { n: 2 }, A: '1/4', B: '3/4', C: '3*sqrt(n)/4', D: '3*sqrt(n)' },
  ...changes,
})

/** The errors of a chapter of one question, of which the plan and the misconceptions are left out. */
function errorsOf(asked: Question, computed: Functions = {}): string[] {
  assert.ok(matrices)
  const plan = {
    prefix: 'mtx',
    topics: ['Adjoint and inverse'],
    counts: { NEET: 0, JEE: 1, GUJCET: 0, BOARD: 0 },
    numeric: 0,
  }
  const chapter: BankChapter = {
    ...sampleChapter([asked]),
    chapter: matrices,
    plan: { ...plan, mix: { Easy: 0, Medium: 1, Hard: 0 } },
    computed,
  }
  return lint({ ...sampleBank(), chapters: [chapter], solved: solvedAsKeyed([asked]) })
    .filter(({ level, check }) => level === 'E' && !['plan', 'notes'].includes(check))
    .map(({ check, message }) => `${check}: ${message}`)
}

const values = (found: Found): Functions => ({ 'mtx-0001': () => found })
const root = Math.SQRT2

test('exact numbers agree with their calculation', () => assert.deepEqual(errorsOf(question()), []))

test('an exact number that is only nearly right is found', () => {
  const calc = { vars: { n: 2 }, A: '1/4', B: '3/4', C: '1.0607', D: '3*sqrt(n)' }
  assert.deepEqual(errorsOf(question({ calc })), ['calc: option C evaluates to 1.0607, printed 1.0607'])
})

test('a whole number is exact in Mathematics: 1440 is not 1437', () => {
  const options = { A: '$720$', B: '$1440$', C: '$2880$', D: '$5040$' }
  const calc = { vars: {}, A: 'factorial(6)', B: '1437', C: '4*factorial(6)', D: 'factorial(7)' }
  const explanation = `${question().explanation} In the end there are 1440 of them.`
  const asked = question({ options, answer: 'B', explanation, calc, wrong: { ...question().wrong } })
  assert.deepEqual(errorsOf(asked), ['calc: option B evaluates to 1437, printed 1440'])
  assert.deepEqual(errorsOf({ ...asked, calc: { ...calc, B: '2*factorial(6)' } }), [])
})

test('exact numbers ascend, differ and are explained', () => {
  const { options, calc } = question()
  assert.deepEqual(
    errorsOf(
      question({
        options: { ...options, A: options.B, B: options.A },
        calc: { vars: {}, ...calc, A: '3/4', B: '1/4' },
      }),
    ),
    ['order: numeric options must ascend'],
  )
  assert.deepEqual(
    errorsOf(
      question({
        options: { ...options, A: String.raw`$\frac{6}{8}$` },
        calc: { vars: {}, ...calc, A: '3/4' },
      }),
    ),
    ['close-numbers: options A and B differ by 0.0 %, under 5 %'],
  )
  assert.deepEqual(
    errorsOf(question({ explanation: question().explanation.replace('dfrac{3', 'dfrac{2') })),
    [String.raw`key-explained: the explanation does not print the keyed value $\frac{3\sqrt{2}}{4}$`],
  )
})

test('every key of Mathematics is computed, in the file or beside it', () => {
  const alone = question({ calc: undefined })
  assert.deepEqual(errorsOf(alone), [
    'computed: nothing computes the key: it needs calc, or a function in content/computed',
  ])
  assert.deepEqual(errorsOf(alone, values('C')), [])
  assert.deepEqual(errorsOf(alone, values({ A: 0.25, C: (3 * root) / 4 })), [])
})

test('a computation that finds something else is a fault', () => {
  const alone = question({ calc: undefined })
  const said: [found: Found, message: string][] = [
    ['B', 'the computation finds B, the key is C'],
    [{ A: 0.25 }, 'the computation finds nothing for the key C'],
    [{ C: root }, String.raw`option C is computed as ${root}, printed $\frac{3\sqrt{2}}{4}$`],
    [{ B: 0.7, C: (3 * root) / 4 }, String.raw`option B is computed as 0.7, printed $\frac{3}{4}$`],
  ]
  for (const [found, message] of said)
    assert.deepEqual(errorsOf(alone, values(found)), [`computed: ${message}`])
  assert.deepEqual(
    errorsOf(alone, {
      'mtx-0001': () => theOne({ A: false, B: determinant([[2]]) === 2, C: true, D: false }),
    }),
    ['computed: the computation fails: holds of B, C, not of one'],
  )
  assert.deepEqual(errorsOf(question(), { ...values('C'), 'mtx-0002': () => 'A' }), [
    'computed: is computed, but is no question of the chapter',
  ])
})

test('options computed beside the file ascend and differ too, and words cannot be compared with a number', () => {
  const { options } = question()
  const turned = question({ calc: undefined, options: { ...options, A: options.B, B: options.A } })
  assert.deepEqual(errorsOf(turned, values('C')), ['order: numeric options must ascend'])
  const twice = question({ calc: undefined, options: { ...options, A: String.raw`$\frac{6}{8}$` } })
  assert.deepEqual(errorsOf(twice, values('C')), ['order: options A and B are the same number'])
  const words = question({ calc: undefined, options: { ...options, D: 'no number' } })
  assert.deepEqual(errorsOf(words, values({ C: (3 * root) / 4, D: 1 })), [
    'computed: the computation finds a value for D, which is no number',
  ])
})

test('a letter such as e is a number where it is calculated, and a quantity elsewhere', () => {
  const options = { A: '$e$', B: '$2e$', C: '$3e$', D: '$4e$' }
  const calc = { vars: {}, A: 'exp(1)', B: '2*exp(1)', C: '3*exp(1)', D: '4' }
  const explanation = question().explanation.replace(/\$.*\$/, '$3e$')
  assert.deepEqual(errorsOf(question({ options, calc, explanation })), [
    'calc: option D evaluates to 4, printed 10.873',
  ])
  assert.deepEqual(errorsOf(question({ options, calc: undefined, explanation }), values('C')), [])
})
