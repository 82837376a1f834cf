import { numberLimits } from '@vikalp/domain/limits'
import type { Question } from '../question-file.ts'
import { evaluate } from './evaluate.ts'
import { numericOptions } from './numeric-options.ts'

/** The number that answers a question without its options, in a unit; empty for a bare number. */
export type TypedNumber = { value: number; unit: string }

const asksForOptions = /\b(?:which of|of these|following|closest|nearest|approximately)\b/i

/**
 * The whole number that can be typed instead of choosing an option: the four options are numbers of one unit, and what
 * `calc` computes is the key itself. A key that is rounded would make a more exact answer wrong.
 */
export function typedNumberOf(question: Question): TypedNumber | undefined {
  const options = numericOptions(question)
  const key = options?.find(({ letter }) => letter === question.answer)?.quantity
  const expression = question.calc?.[question.answer]
  if (!options || !key || expression === undefined || asksForOptions.test(question.text)) return undefined
  const { value, unit } = key
  const isPlain = Number.isInteger(value) && Math.abs(value) <= numberLimits.largest
  if (!isPlain || !/\d/.test(question.options[question.answer])) return undefined
  if (hasPower(question.options[question.answer]) || options.some(({ quantity }) => quantity.unit !== unit))
    return undefined
  const exact = evaluate(expression, question.calc?.vars ?? {})
  return Math.abs(exact - value) <= 1e-9 * Math.max(1, Math.abs(value))
    ? { value, unit: signOf[unit] ?? unit }
    : undefined
}

/** Units that stand behind the number without \pu. */
const signOf: Readonly<Record<string, string>> = {
  '\\%': '%',
  '^\\circ': '°',
  '\\degree': '°',
  '^{\\circ}': '°',
}

const hasPower = (option: string): boolean => /10\s*\^|\d[eE][+\-−]?\d/.test(option)
