import { isCount, parseExact, parsePu, parseQuantity, type Quantity } from '../quantities/quantity.ts'
import { type AnyQuestion, distractorsOf, type Question } from '../question-file.ts'
import { argumentsOf, formulasOf, piecesOf, proseOf } from '../text/formulas.ts'
import { contentWords } from '../text/words.ts'
import { textsOf } from './check.ts'
import { hasFixedOptions } from './option-wording.ts'

/** Whether the text shows this quantity. Small bare numbers count only in prose: in a formula they are exponents. */
function printsQuantity(text: string, key: Quantity): boolean {
  return numbersIn(text, key).some((value) => Math.abs(value - key.value) <= Math.abs(key.value) * 1e-9)
}

const numeral = /(?<![\w.^_{])-?\d+(?:\.\d+)?(?:\s*\\times\s*10\s*\^\s*\{?-?\d+\}?|e-?\d+)?(?![\w.]*\d)/g

function numbersIn(text: string, key: Quantity): number[] {
  const small = isCount(key) && Math.abs(key.value) < 10
  return piecesOf(text).flatMap(({ kind, source }) => {
    const quantities = kind === 'prose' ? [] : argumentsOf(source, '\\pu').map((pu) => parsePu(pu)?.value)
    const loose =
      kind !== 'prose' && small
        ? []
        : (source.match(numeral) ?? []).map((found) => parseQuantity(found)?.value)
    return [...quantities, ...loose].filter((value) => value !== undefined)
  })
}

export function* hintLeak(question: Question): Iterable<string> {
  const key = question.options[question.answer]
  const quantity = parseQuantity(key)
  if (quantity && printsQuantity(question.hint, quantity) && !printsQuantity(question.text, quantity))
    yield 'the hint prints the keyed number'
  const formula = formulasOf(key)[0]
  if (
    !quantity &&
    formula &&
    formula.length > 3 &&
    key.trim() === `$${formula}$` &&
    question.hint.includes(formula)
  )
    if (!question.text.includes(formula)) yield 'the hint prints the keyed formula'
  if (hasFixedOptions(question)) return
  const telling = tellingWords(question)
  const hint = contentWords(question.hint)
  const told = telling.filter((word) => hint.has(word))
  if (telling.length > 0 && told.length / telling.length >= 0.6)
    yield `the hint holds ${told.length} of the ${telling.length} telling words of the key: ${told.join(', ')}`
}

/** Words that identify the key: not in the stem and not shared with two distractors. */
function tellingWords(question: Question): string[] {
  const key = [...contentWords(question.options[question.answer])]
  const stem = contentWords(question.text)
  const others = distractorsOf(question).map(({ text }) => contentWords(text))
  const telling = key.filter(
    (word) => !stem.has(word) && others.filter((words) => words.has(word)).length < 2,
  )
  // A single word of a phrase, shared with the stem or the distractors, does not give the phrase away.
  return telling.length === 1 && key.length > 1 ? [] : telling
}

export function* explanationHoldsKey(question: Question): Iterable<string> {
  const key = parseQuantity(question.options[question.answer])
  if (!key) return yield* explanationHoldsExactKey(question)
  const whole = isCount(key) && Math.abs(key.value) < 10
  const number = new RegExp(
    `(?<![\\d.])${String(Math.abs(key.value))}(?![\\d]|\\.\\d)|\\b${spelt[key.value] ?? '-'}\\b`,
    'i',
  )
  if (printsQuantity(question.explanation, key) || (whole && number.test(question.explanation))) return
  yield `the explanation does not print the keyed value ${question.options[question.answer]}`
}

/** An exact number is printed as in the option; where a letter could be a quantity, calc says that it is a number. */
function* explanationHoldsExactKey(question: Question): Iterable<string> {
  const key = question.options[question.answer]
  if (!question.calc || !parseExact(key)) return
  const bare = (text: string): string =>
    text.replace(/\\(?:left|right|displaystyle)\b|\\[,;:!]|[\s$]/g, '').replace(/\\[dt]frac/g, '\\frac')
  if (!bare(question.explanation).includes(bare(key)))
    yield `the explanation does not print the keyed value ${key}`
}

const spelt: Record<number, string> = {
  0: 'zero',
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
}

/** Texts may not name letters: the reader may not see the options, and their order may change. */
export function* letterReference(question: AnyQuestion): Iterable<string> {
  for (const [field, text] of textsOf(question)) {
    if (field === 'text' || field.startsWith('option')) continue
    const prose = proseOf(text).replace(/\bassertion\s*\(A\)/gi, '')
    const found = /\b(?:options?|choices?|answers?)\s+\(?[A-D]\b|(?<![\w)])\([A-D]\)/.exec(prose)
    if (found) yield `${field} names a letter: '${found[0]}'`
  }
}
