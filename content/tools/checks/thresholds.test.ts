import assert from 'node:assert/strict'
import test from 'node:test'
import type { Question } from '../question-file.ts'
import { messagesOf } from '../testing/messages-of.ts'
import { sampleQuestion, wordQuestion } from '../testing/sample-bank.ts'

const tex = String.raw
const options = (A: string, B: string, C: string, D: string): Question['options'] => ({ A, B, C, D })
const numbers = (A: string, B: string, C: string, D: string, more: Partial<Question> = {}): Question =>
  sampleQuestion({ options: options(`$${A}$`, `$${B}$`, `$${C}$`, `$${D}$`), calc: undefined, ...more })
const words = (count: number): string => 'word '.repeat(count).trim()
const noted = (note: string): Question => {
  const { wrong } = sampleQuestion()
  return sampleQuestion({ wrong: { ...wrong, A: { code: 'PHY-VEC-SCALAR-ADD', note } } })
}

// What is just let through, what is just not, and what is said about it.
const rows: [finding: string, passes: Question, fails: Question, message: string][] = [
  [
    'E lengths',
    sampleQuestion({ text: words(90) }),
    sampleQuestion({ text: words(91) }),
    'text has 91 words, 1 to 90 are allowed',
  ],
  [
    'E lengths',
    sampleQuestion({ text: 'Why?' }),
    sampleQuestion({ text: '?' }),
    'text has 0 words, 1 to 90 are allowed',
  ],
  [
    'E lengths',
    sampleQuestion({ hint: words(8) }),
    sampleQuestion({ hint: words(7) }),
    'hint has 7 words, 8 to 45 are allowed',
  ],
  [
    'E lengths',
    sampleQuestion({ hint: words(45) }),
    sampleQuestion({ hint: words(46) }),
    'hint has 46 words, 8 to 45 are allowed',
  ],
  [
    'E lengths',
    sampleQuestion({ explanation: words(25) }),
    sampleQuestion({ explanation: words(24) }),
    'explanation has 24 words, 25 to 160 are allowed',
  ],
  [
    'E lengths',
    sampleQuestion({ explanation: words(160) }),
    sampleQuestion({ explanation: words(161) }),
    'explanation has 161 words, 25 to 160 are allowed',
  ],
  ['E lengths', noted(words(6)), noted(words(5)), `note has 5 words, 6 to 30 are allowed: '${words(5)}'`],
  ['E lengths', noted(words(30)), noted(words(31)), `note has 31 words, 6 to 30 are allowed: '${words(31)}'`],
  [
    'W long-stem',
    sampleQuestion({ text: words(60) }),
    sampleQuestion({ text: words(61) }),
    'text has 61 words, aim at 60',
  ],
  [
    'W long-stem',
    sampleQuestion({ text: words(91) }),
    sampleQuestion({ text: words(90) }),
    'text has 90 words, aim at 60',
  ],
  [
    'E close-numbers',
    numbers('19.0', '20.0', '25.0', '30.0'),
    numbers('19.1', '20.0', '25.0', '30.0'),
    'options A and B differ by 4.5 %, under 5 %',
  ],
  [
    'E close-numbers',
    numbers('0', '1', '2', '3'),
    numbers('1', '2', '3', '3'),
    'options C and D differ by 0.0 %, under 5 %',
  ],
  ['E order', numbers('1', '2', '2', '3'), numbers('1', '2', '1', '3'), 'numeric options must ascend'],
  [
    'E figures',
    numbers('1.0', '2.00', '3.00', '4.00'),
    numbers('1.0', '2.000', '3.000', '4.000'),
    'options differ by 2 significant figures',
  ],
  [
    'E figures',
    numbers('1.000', '2.000', '3.000', '4.000'),
    numbers('1.0000', '2.0000', '3.0000', '4.0000'),
    'the key has 5 significant figures, 2 to 4 are allowed',
  ],
  [
    'E figures',
    numbers('1.0', '2.0', '3.0', '4.0'),
    numbers('0.1', '0.2', '0.3', '0.4'),
    'the key has 1 significant figures, 2 to 4 are allowed',
  ],
  [
    'E figures',
    numbers('0', '2.0', '3.0', '4.0'),
    numbers('2', '0.003', '3.0', '4.00'),
    'options differ by 2 significant figures',
  ],
  [
    'E dimension',
    numbers(tex`\pu{1 J}`, tex`\pu{2 J}`, tex`\pu{3 J}`, tex`\pu{4 N m}`),
    numbers(tex`\pu{1 J}`, tex`\pu{2 J}`, tex`\pu{3 N}`, tex`\pu{4 J}`),
    'option C has another dimension than option A',
  ],
  [
    'W units',
    numbers(tex`\pu{1 J}`, tex`\pu{2 J}`, tex`\pu{3 J}`, tex`\pu{4 J}`),
    numbers(tex`\pu{1 J}`, tex`\pu{2 J}`, tex`\pu{3 J}`, tex`\pu{4 N m}`),
    'options are in 2 units: J, N m',
  ],
  [
    'E calc',
    numbers('15', '20', '25', '35', { calc: { vars: {}, C: '25.5' } }),
    numbers('15', '20', '25', '35', { calc: { vars: {}, C: '25.51' } }),
    'option C evaluates to 25.51, printed 25',
  ],
  [
    'E calc',
    numbers('150.00', '200.00', '250.00', '350.00', { calc: { vars: {}, C: '250.005' } }),
    numbers('150.00', '200.00', '250.00', '350.00', { calc: { vars: {}, C: '249.99' } }),
    'option C evaluates to 249.99, printed 250',
  ],
  [
    'E calc',
    numbers('1500', '1580', '1660', '1740', { calc: { vars: {}, C: '1665' } }),
    numbers('1500', '1580', '1660', '1740', { calc: { vars: {}, C: '1665.1' } }),
    'option C evaluates to 1665.1, printed 1660',
  ],
  [
    'E calc',
    numbers('1000', '3000', '5000', '7000', { calc: { vars: {}, C: '4995' } }),
    numbers('1000', '3000', '5000', '7000', { calc: { vars: {}, C: '4994' } }),
    'option C evaluates to 4994, printed 5000',
  ],
  [
    'E calc',
    numbers('150', '200', '250', '350', { calc: { vars: {}, C: '250.5' } }),
    numbers('150', '200', '250', '350', { calc: { vars: {}, C: '250.6' } }),
    'option C evaluates to 250.6, printed 250',
  ],
  [
    'E calc',
    numbers('1500.0', '1580.0', '1660.0', '1740.0', { calc: { vars: {}, C: '1660.05' } }),
    numbers('1500.0', '1580.0', '1660.0', '1740.0', { calc: { vars: {}, C: '1660.1' } }),
    'option C evaluates to 1660.1, printed 1660',
  ],
  [
    'E calc',
    numbers('1.0', '2.0', '3.0', '4.0', { calc: { vars: {}, C: '3.4', dp: 0 } }),
    numbers('1.0', '2.0', '3.0', '4.0', { calc: { vars: {}, C: '3.4', dp: 1 } }),
    'option C evaluates to 3.4, printed 3',
  ],
  [
    'E calc',
    wordQuestion(),
    wordQuestion({ calc: { vars: {}, D: '1' } }),
    'calc stands beside options that are not all plain quantities',
  ],
  [
    'E calc',
    sampleQuestion(),
    sampleQuestion({ calc: undefined }),
    'all four options are numbers, so calc is needed',
  ],
  [
    'W calc',
    sampleQuestion(),
    sampleQuestion({ calc: { vars: {}, C: '25', B: '20' } }),
    'calc has no expression for A, D',
  ],
  [
    'E rounding',
    numbers('1.0', '2.0', '3.0', '4.0', { calc: { vars: {}, C: '3.249' } }),
    numbers('1.0', '2.0', '3.0', '4.0', { calc: { vars: {}, C: '2.75' } }),
    'the key is rounded from 2.75 to 3, over a quarter of the way to another option',
  ],
  [
    'E rounding',
    numbers(tex`\pu{0 m}`, tex`\pu{10 cm}`, tex`\pu{20 cm}`, tex`\pu{1 m}`, {
      calc: { vars: {}, C: '22.4' },
    }),
    numbers(tex`\pu{0 m}`, tex`\pu{10 cm}`, tex`\pu{20 cm}`, tex`\pu{1 m}`, {
      calc: { vars: {}, C: '22.5' },
    }),
    'the key is rounded from 22.5 to 20, over a quarter of the way to another option',
  ],
  [
    'E same-options',
    wordQuestion({ options: options('$Co$', '$CO$', 'Nickel', 'Iron') }),
    wordQuestion({ options: options('Cobalt', 'cobalt', 'Nickel', 'Iron') }),
    'options A and B say the same',
  ],
  [
    'W nested-options',
    wordQuestion({ options: options('Rod', 'A rod in a field', 'Ring', 'Disc') }),
    wordQuestion({ options: options('Hoop', 'A hoop in a field', 'Ring', 'Disc') }),
    'option B contains option A',
  ],
  [
    'E length-cue',
    wordQuestion({ options: options('a'.repeat(16), 'b'.repeat(16), 'c'.repeat(16), 'd'.repeat(24)) }),
    wordQuestion({ options: options('a'.repeat(17), 'b'.repeat(17), 'c'.repeat(17), 'd'.repeat(26)) }),
    'the key has 26 characters, the distractors 17 on average',
  ],
  [
    'E length-cue',
    wordQuestion({ options: options('a'.repeat(10), 'b'.repeat(10), 'c'.repeat(10), 'd'.repeat(25)) }),
    wordQuestion({ options: options('a'.repeat(10), 'b'.repeat(10), 'c'.repeat(10), 'd'.repeat(26)) }),
    'the key has 26 characters, the distractors 10 on average',
  ],
  [
    'E hint-leak',
    wordQuestion({
      options: options('Moss', 'Pine', 'Alga', '$E = hf$'),
      text: 'What is $E = hf$?',
      hint: 'Think of $E = hf$.',
    }),
    wordQuestion({ options: options('Moss', 'Pine', 'Alga', '$E = hf$'), hint: 'Think of $E = hf$.' }),
    'the hint prints the keyed formula',
  ],
  [
    'E hint-leak',
    wordQuestion({ options: options('Moss', 'Pine', 'Alga', '$E=h$'), hint: 'Think of $E=h$.' }),
    wordQuestion({ options: options('Moss', 'Pine', 'Alga', '$E=hf$'), hint: 'Think of $E=hf$.' }),
    'the hint prints the keyed formula',
  ],
  [
    'E hint-leak',
    wordQuestion({
      options: options('Moss', 'Pine', 'Alga', 'velvet purple cotton silver marble'),
      hint: 'purple velvet',
    }),
    wordQuestion({
      options: options('Moss', 'Pine', 'Alga', 'velvet purple cotton silver marble'),
      hint: 'purple velvet cotton',
    }),
    'the hint holds 3 of the 5 telling words of the key: velvet, purpl, cotton',
  ],
  [
    'E hint-leak',
    wordQuestion({ options: options('velvet one', 'velvet two', 'Alga', 'velvet'), hint: 'velvet' }),
    wordQuestion({ options: options('velvet one', 'Pine', 'Alga', 'velvet'), hint: 'velvet' }),
    'the hint holds 1 of the 1 telling words of the key: velvet',
  ],
  [
    'E notes',
    sampleQuestion(),
    sampleQuestion({ wrong: { ...sampleQuestion().wrong, B: undefined } }),
    'wrong.B is missing',
  ],
  [
    'W grammar-cue',
    wordQuestion({ text: 'It is an', options: options('alga', 'elm', 'oak', 'iris') }),
    wordQuestion({ text: 'It is an', options: options('alga', 'elm', 'oak', 'fern') }),
    "'an' at the end of the stem fits only some options",
  ],
  [
    'W grammar-cue',
    wordQuestion({ options: options('Algas', 'Moss', 'Pine', 'Ferns') }),
    wordQuestion({ options: options('Algas', 'Pines', 'Elms', 'Fern') }),
    'the key alone is singular',
  ],
]
for (const [finding, passes, fails, message] of rows)
  test(`${finding}: '${message}', and one step before it nothing`, () => {
    assert.deepEqual(messagesOf(finding, [passes]), [])
    assert.deepEqual(messagesOf(finding, [fails]), [message])
  })
