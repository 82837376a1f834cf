import { type Letter, letters } from '@vikalp/domain/vocabulary'
import type { Question } from '../question-file.ts'
import { parseExact, parseQuantity, type Quantity } from './quantity.ts'

export type NumericOption = { letter: Letter; quantity: Quantity }

/**
 * The four options as quantities; undefined when one of them is not a number. An exact number is one where `calc` says
 * how it comes about: a letter such as e is a number in Mathematics alone.
 */
export function numericOptions(question: Question): NumericOption[] | undefined {
  const read = letters.flatMap((letter) => {
    const option = question.options[letter]
    const quantity = parseQuantity(option) ?? (question.calc && parseExact(option))
    return quantity ? [{ letter, quantity }] : []
  })
  return read.length === letters.length ? read : undefined
}

/** Comparable numbers: as printed when the units are the same, else in SI units. */
export function comparableValues(options: readonly NumericOption[]): number[] {
  const sameUnit = options.every(({ quantity }) => quantity.unit === options[0]?.quantity.unit)
  return options.map(({ quantity }) => (sameUnit ? quantity.value : quantity.si))
}
