import assert from 'node:assert/strict'
import test from 'node:test'
import { lint } from '../lint.ts'
import type { Question } from '../question-file.ts'
import { sampleBank, sampleQuestion, wordQuestion } from '../testing/sample-bank.ts'

const tex = String.raw
const options = (A: string, B: string, C: string, D: string): Question['options'] => ({ A, B, C, D })
const tenMetres = options(tex`$\pu{10 m}$`, tex`$\pu{20 m}$`, tex`$\pu{30 m}$`, tex`$\pu{40 m}$`)

function checksThatFail(question: Question): string[] {
  const findings = lint(sampleBank([question])).filter(({ id }) => id === question.id)
  return [...new Set(findings.map(({ level, check }) => `${level} ${check}`))]
}

test('sound questions pass every check', () => {
  assert.deepEqual(checksThatFail(sampleQuestion()), [])
  assert.deepEqual(checksThatFail(wordQuestion()), [])
})

// What is spoilt, and the finding that must report it.
const spoilt: [name: string, finding: string, question: Question][] = [
  ['a foreign id', 'E membership', sampleQuestion({ id: 'opt-0001' })],
  ['a topic of another chapter', 'E membership', sampleQuestion({ topic: 'Friction' })],
  ['an exam the chapter lacks', 'E membership', sampleQuestion({ exams: ['NEET', 'BOARD'] })],
  ['NEET missing', 'E membership', sampleQuestion({ exams: ['JEE'] })],
  [
    'a formula that does not parse',
    'E latex',
    sampleQuestion({ hint: tex`Think of $\frac{1}{$ and of how the two components combine.` }),
  ],
  [
    'an unpaired dollar sign',
    'E latex',
    sampleQuestion({ text: 'What is the speed $v of a ball on landing?' }),
  ],
  ['a command outside a formula', 'E latex', sampleQuestion({ text: tex`What is \pu{5 m} in other words?` })],
  [
    'a link in a formula',
    'E latex',
    sampleQuestion({ text: tex`What is $\href{https://x.in}{v}$ on landing?` }),
  ],
  ['a long stem', 'E lengths', sampleQuestion({ text: `${'word '.repeat(90)} what?` })],
  ['a rather long stem', 'W long-stem', sampleQuestion({ text: `${'word '.repeat(60)} what?` })],
  ['a hint of few words', 'E lengths', sampleQuestion({ hint: 'Use both components.' })],
  [
    'a loose unit',
    'E quantity',
    sampleQuestion({ text: 'A ball falls 20 m. What is its speed on landing?' }),
  ],
  [
    'a unit spelt in a formula',
    'E quantity',
    sampleQuestion({ text: tex`A ball falls $20\,\mathrm{m}$. What is its speed?` }),
  ],
  [
    'an unknown unit',
    'E quantity',
    sampleQuestion({ text: tex`A ball falls $\pu{20 furlong}$. What is its speed?` }),
  ],
  [
    'options of two dimensions',
    'E dimension',
    sampleQuestion({ options: { ...tenMetres, D: tex`$\pu{40 kg}$` } }),
  ],
  [
    'half a metre and 50 cm',
    'E close-numbers',
    sampleQuestion({ options: { ...tenMetres, A: tex`$\pu{0.50 m}$`, B: tex`$\pu{50 cm}$` } }),
  ],
  [
    'numbers within 5 %',
    'E close-numbers',
    sampleQuestion({ options: { ...tenMetres, B: tex`$\pu{10.4 m}$` } }),
  ],
  ['numbers out of order', 'E order', sampleQuestion({ options: { ...tenMetres, A: tex`$\pu{50 m}$` } })],
  [
    'uneven precision',
    'E figures',
    sampleQuestion({ options: { ...tenMetres, A: tex`$\pu{10.55 m}$`, B: tex`$\pu{21 m}$` } }),
  ],
  [
    'a key of one figure',
    'E figures',
    sampleQuestion({ options: { ...tenMetres, C: tex`$\pu{3 m}$`, A: tex`$\pu{1 m}$`, B: tex`$\pu{2 m}$` } }),
  ],
  ['a wrong computation', 'E calc', sampleQuestion({ calc: { vars: { u: 15 }, A: 'u', C: 'u + 11' } })],
  ['a computation of the unknown', 'E calc', sampleQuestion({ calc: { vars: {}, C: 'v' } })],
  ['no expression for the key', 'E calc', sampleQuestion({ calc: { vars: {}, A: '15' } })],
  ['no computation', 'E calc', sampleQuestion({ calc: undefined })],
  ['a distractor not computed', 'W calc', sampleQuestion({ calc: { vars: {}, C: '25', A: '15', B: '20' } })],
  [
    'two equal options',
    'E same-options',
    wordQuestion({ options: options('Green algae', 'green  algae', 'Ferns', 'Mosses') }),
  ],
  [
    'an option inside another',
    'W nested-options',
    wordQuestion({ options: options('Algae', 'Green algae', 'Ferns', 'Mosses') }),
  ],
  [
    'all of the above',
    'E banned-options',
    wordQuestion({ options: options('Algae', 'Mosses', 'All of the above', 'Ferns') }),
  ],
  [
    'a key longer than the others',
    'E length-cue',
    wordQuestion({
      options: options('Algae', 'Mosses', 'Pines', 'Vascular plants without any seeds, such as ferns'),
    }),
  ],
  [
    'the number in the hint',
    'E hint-leak',
    sampleQuestion({ hint: tex`Combine the two components and you should come to about $\pu{25 m s-1}$.` }),
  ],
  [
    'the word in the hint',
    'E hint-leak',
    wordQuestion({ hint: 'Pteridophytes have a free gametophyte and a vascular adult, so think of them.' }),
  ],
  [
    'a letter in the hint',
    'E letter',
    sampleQuestion({ hint: 'Look at option B again: which component of the velocity does it leave out?' }),
  ],
  [
    'an explanation without the key',
    'E key-explained',
    sampleQuestion({ explanation: `${'The components are perpendicular. '.repeat(9)}` }),
  ],
  [
    'a note on the key',
    'E notes',
    sampleQuestion({ wrong: { ...sampleQuestion().wrong, C: sampleQuestion().wrong.A } }),
  ],
  ['a missing note', 'E notes', sampleQuestion({ wrong: {} })],
  [
    'an unknown code',
    'E notes',
    sampleQuestion({
      wrong: {
        ...sampleQuestion().wrong,
        A: { code: 'PHY-NOT-LISTED', note: 'You left out the speed that the ball gains.' },
      },
    }),
  ],
  ['a past paper', 'E past-paper', sampleQuestion({ text: 'What is the speed of a ball (NEET 2019)?' })],
  [
    'a negation in ordinary type',
    'E negative-stem',
    wordQuestion({ text: 'Which of these groups does not have xylem?' }),
  ],
  [
    'an unbalanced equation',
    'E balance',
    sampleQuestion({ text: tex`In $\ce{H2 + O2 -> H2O}$, what is the speed?` }),
  ],
  [
    'an unbalanced scheme',
    'W balance',
    sampleQuestion({ text: tex`In $\ce{C2H6 ->[Br2] C2H5Br}$, what is the speed?` }),
  ],
  [
    'a letter in a note',
    'E letter',
    sampleQuestion({
      wrong: {
        ...sampleQuestion().wrong,
        A: { code: 'PHY-VEC-SCALAR-ADD', note: 'You chose this where option (C) has both components.' },
      },
    }),
  ],
  ['numbers in two units', 'W units', sampleQuestion({ options: { ...tenMetres, D: tex`$\pu{4.0e3 cm}$` } })],
  [
    'a picture that is missing',
    'E image',
    sampleQuestion({ image: { file: 'none.svg', alt: 'word '.repeat(15) } }),
  ],
  [
    'an article that fits some options',
    'W grammar-cue',
    wordQuestion({
      text: 'Name the group. A thallus with xylem is an',
      options: options('Alga', 'Moss', 'Pine', 'Fern'),
    }),
  ],
  ['a plural key', 'W grammar-cue', wordQuestion({ options: options('Alga', 'Moss', 'Pine', 'Ferns') })],
  [
    'heavy language',
    'W reading',
    wordQuestion({
      text: 'Notwithstanding considerable environmental heterogeneity, characteristically photosynthetic organisations independently differentiate reproductive generations; identify appropriate categorisation?',
    }),
  ],
  ['American spelling', 'W spelling', wordQuestion({ text: 'Which plant has a green color and xylem?' })],
]

for (const [name, finding, question] of spoilt) {
  test(`${name} is found`, () => {
    const found = checksThatFail(question)
    assert.ok(found.includes(finding), `${finding} is not among ${found.join(', ')}`)
  })
}

test('negation in bold capitals, exact counts and fixed options are let through', () => {
  const bold = wordQuestion({ text: 'Which of these groups does **NOT** have xylem in its adult plant?' })
  assert.ok(!checksThatFail(bold).includes('E negative-stem'))
  const counts = sampleQuestion({ options: options('$24$', '$25$', '$26$', '$27$'), calc: undefined })
  assert.ok(!checksThatFail(counts).includes('E close-numbers'))
  const fixed = wordQuestion({
    options: options(
      'Both Statement I and Statement II are correct',
      'Statement I is correct but Statement II is incorrect',
      'Statement I is incorrect but Statement II is correct',
      'Both Statement I and Statement II are incorrect',
    ),
  })
  assert.ok(!checksThatFail(fixed).includes('E banned-options'))
})

test('a key that is rounded towards its neighbour is found', () => {
  const question = sampleQuestion({
    options: options('$1.00$', '$1.10$', '$1.20$', '$1.30$'),
    calc: { vars: {}, A: '1', B: '1.1', C: '1.226', D: '1.3' },
  })
  assert.ok(checksThatFail(question).includes('E rounding'))
})

test('a count is explained by its number, below ten also by its word or inside a formula; an exponent is none', () => {
  const isExplained = (explanation: string, ...counts: Parameters<typeof options>) =>
    !checksThatFail(sampleQuestion({ options: options(...counts), calc: undefined, explanation })).includes(
      'E key-explained',
    )
  const ten = ['$8$', '$9$', '$10$', '$11$'] as const
  const nine = ['$7$', '$8$', '$9$', '$10$'] as const
  assert.ok(isExplained('Together they are $10$.', ...ten))
  assert.ok(!isExplained('Together they are $2^{10}$.', ...ten))
  assert.ok(isExplained('Together they are nine.', ...nine))
  assert.ok(isExplained('Together they are $4 + 5 = 9$.', ...nine))
  assert.ok(!isExplained('Together they are eight.', ...nine))
})
