import { type Letter, letters } from '@vikalp/domain/vocabulary'
import type { Question } from '../question-file.ts'
import { parseQuantity, type Quantity } from './quantity.ts'

export type NumericOption = { letter: Letter; quantity: Quantity }

/** The four options as quantities; undefined when one of them is not a number. */
export function numericOptions(question: Question): NumericOption[] | undefined {
  const read = letters.flatMap((letter) => {
    const quantity = parseQuantity(question.options[letter])
    return quantity ? [{ letter, quantity }] : []
  })
  return read.length === letters.length ? read : undefined
}

/** Comparable numbers: as printed when the units are the same, else in SI units. */
export function comparableValues(options: readonly NumericOption[]): number[] {
  const sameUnit = options.every(({ quantity }) => quantity.unit === options[0]?.quantity.unit)
  return options.map(({ quantity }) => (sameUnit ? quantity.value : quantity.si))
}
