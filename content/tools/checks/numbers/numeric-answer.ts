import type { Bank, BankChapter } from '../../bank.ts'
import { evaluate } from '../../quantities/evaluate.ts'
import type { NumericQuestion } from '../../question-file.ts'
import { resultOf } from './computed.ts'

const endings = { 0: '(nearest integer)', 2: '(two decimals)' } as const

/** The number is printed as it is to be typed, and the stem says how. */
export function* answerForm({ answer, usual, text, unit }: NumericQuestion): Iterable<string> {
  const { value, decimals, tolerance } = answer
  const ending = endings[decimals]
  if (!text.trimEnd().endsWith(ending)) yield `the text does not end ${ending}`
  for (const { value: each } of [answer, ...usual])
    if ((each.split('.')[1]?.length ?? 0) !== decimals) yield `${each} does not have ${decimals} decimals`
  if (decimals === 0 && tolerance > 0) yield 'a whole number has no tolerance'
  if (tolerance > Math.max(0.02, Math.abs(Number(value)) / 100)) yield 'the tolerance is over 1 %'
  if (unit !== '' && !text.includes(unit)) yield `the text does not say the unit ${unit}`
}

/** Wrong numbers from slips differ from the answer and from each other, and their codes are known. */
export function* usualSlips(
  { answer, usual }: NumericQuestion,
  _: BankChapter,
  bank: Bank,
): Iterable<string> {
  const seen = new Set<number>()
  for (const { value, code } of usual) {
    if (Math.abs(Number(value) - Number(answer.value)) <= answer.tolerance + 1e-9)
      yield `the usual error ${value} counts as right`
    if (seen.has(Number(value))) yield `the usual error ${value} stands twice`
    seen.add(Number(value))
    if (!Object.hasOwn(bank.misconceptions, code)) yield `usual ${value}: the code ${code} is not known`
  }
}

/** Each number is computed: the answer and the usual errors by calc, or the answer beside the chapter. */
export function* computedNumber(question: NumericQuestion, { computed }: BankChapter): Iterable<string> {
  const { answer, calc, usual } = question
  const compute = computed[question.id]
  if (!calc && !compute) yield 'nothing computes the answer: it needs calc, or a function in content/computed'
  if (compute) {
    const { found, failure } = resultOf(compute)
    if (failure !== undefined) yield `the computation fails: ${failure}`
    else yield* compare('the answer', found, answer)
  }
  if (!calc) return
  const numbers = [answer, ...usual].map(({ value }) => ({ value, decimals: answer.decimals }))
  for (const [at, expression] of [calc.answer, ...calc.usual].entries()) {
    const { found, failure } = resultOf(() => evaluate(expression, calc.vars))
    const printed = numbers[at]
    if (failure !== undefined) yield `calc: ${failure}`
    else if (printed) yield* compare(at === 0 ? 'the answer' : `usual ${printed.value}`, found, printed)
  }
}

/** Rounded to the decimals that are typed. */
function* compare(
  what: string,
  found: unknown,
  { value, decimals }: { value: string; decimals: number },
): Iterable<string> {
  const half = 10 ** -decimals / 2
  if (typeof found !== 'number' || Math.abs(found - Number(value)) > half * (1 + 1e-6))
    yield `${what} is computed as ${found}, printed ${value}`
}

const prints = (text: string, value: string): boolean =>
  new RegExp(String.raw`(?<![\d.])${value.replace('-', '').replace('.', String.raw`\.`)}(?![\d]|\.\d)`).test(
    text,
  )

/** The explanation ends on the number, and the hint does not have it. */
export function* numberInTexts({ answer, hint, explanation, text }: NumericQuestion): Iterable<string> {
  if (!prints(explanation, answer.value)) yield `the explanation does not print the answer ${answer.value}`
  if (prints(hint, answer.value) && !prints(text, answer.value)) yield 'the hint prints the answer'
}
