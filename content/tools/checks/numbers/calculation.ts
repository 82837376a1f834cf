import { type Letter, letters } from '@vikalp/domain/vocabulary'
import type { BankChapter } from '../../bank.ts'
import { isClose } from '../../mathematics/computed.ts'
import { evaluate } from '../../quantities/evaluate.ts'
import { comparableValues, numericOptions } from '../../quantities/numeric-options.ts'
import { isCount, type Quantity } from '../../quantities/quantity.ts'
import type { Question } from '../../question-file.ts'

/**
 * Every expression of `calc` gives the printed option, to within half a unit of its last rounded digit. What Mathematics
 * prints without a decimal point is exact.
 */
export function* computedAnswer(question: Question, { chapter }: BankChapter): Iterable<string> {
  const { calc } = question
  if (!calc) return
  const options = numericOptions(question)
  if (!options) return void (yield 'calc stands beside options that are not all plain quantities')
  if (calc[question.answer] === undefined) yield `calc has no expression for the key ${question.answer}`
  for (const { letter, quantity } of options) {
    const value = computed(question, letter)
    if (typeof value === 'string') yield `calc.${letter} ${value}`
    else if (value !== undefined && !agrees(value, quantity, chapter.subject === 'Mathematics', calc.dp))
      yield `option ${letter} evaluates to ${printed(value)}, printed ${printed(quantity.value)}`
  }
}

export function* calcRequired(question: Question, { computed }: BankChapter): Iterable<string> {
  if (!question.calc && !computed[question.id] && numericOptions(question))
    yield 'all four options are numbers, so calc is needed'
}

export function* calcComplete(question: Question): Iterable<string> {
  const { calc } = question
  const missing = calc ? letters.filter((letter) => calc[letter] === undefined) : []
  if (missing.length > 0) yield `calc has no expression for ${missing.join(', ')}`
}

/** The key is rounded by less than a quarter of its distance to the nearest option. */
export function* roundingOfKey(question: Question): Iterable<string> {
  const options = numericOptions(question)
  const value = question.calc ? computed(question, question.answer) : undefined
  const key = options?.find(({ letter }) => letter === question.answer)?.quantity
  if (!options || !key || typeof value !== 'number') return
  const scale = key.value === 0 ? 1 : key.si / key.value
  const values = comparableValues(options)
  const own = values[letters.indexOf(question.answer)] ?? 0
  const gap = Math.min(
    ...values.filter((_, index) => letters[index] !== question.answer).map((other) => Math.abs(other - own)),
  )
  const gapInUnit = own === key.value ? gap : gap / Math.abs(scale)
  if (Math.abs(value - key.value) >= gapInUnit / 4)
    yield `the key is rounded from ${printed(value)} to ${printed(key.value)}, over a quarter of the way to another option`
}

function computed(question: Question, letter: Letter): number | string | undefined {
  const expression = question.calc?.[letter]
  if (expression === undefined) return undefined
  try {
    return evaluate(expression, question.calc?.vars ?? {})
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function agrees(value: number, quantity: Quantity, isPure: boolean, dp: number | undefined): boolean {
  if (quantity.lastPlace === 0 || (isPure && isCount(quantity))) return isClose(value, quantity.value, 1e-9)
  const place = dp === undefined ? roundedPlace(quantity) : 10 ** -dp
  return Math.abs(value - quantity.value) <= (place / 2) * (1 + 1e-9)
}

/** The place that was rounded: of a whole number with more than three figures, zeros at its end may hold no figure, as in 1660 for 1664. */
function roundedPlace({ figures, lastPlace }: Quantity): number {
  return lastPlace * 10 ** Math.max(0, figures.most - Math.max(figures.least, 3))
}

const printed = (value: number) => String(Number(value.toPrecision(5)))
