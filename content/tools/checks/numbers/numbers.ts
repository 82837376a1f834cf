import { letters } from '@vikalp/domain/vocabulary'
import { comparableValues, numericOptions } from '../../quantities/numeric-options.ts'
import { isExact } from '../../quantities/quantity.ts'
import { sameDimension } from '../../quantities/units.ts'
import type { Question } from '../../question-file.ts'

/** Two measured values closer than this look the same after rounding. */
const closest = 0.05

export function* sameDimensions(question: Question): Iterable<string> {
  const options = numericOptions(question) ?? []
  const [first, ...others] = options
  if (!first) return
  for (const { letter, quantity } of others) {
    if (!sameDimension(first.quantity.dimension, quantity.dimension))
      yield `option ${letter} has another dimension than option A`
  }
}

export function* numericDuplicates(question: Question): Iterable<string> {
  const options = numericOptions(question)
  if (!options) return
  const values = comparableValues(options)
  const exact = options.every(({ quantity }) => isExact(quantity))
  for (const [i, a] of values.entries()) {
    for (const [j, b] of values.entries()) {
      if (j <= i) continue
      const apart = Math.abs(a - b) / (Math.max(Math.abs(a), Math.abs(b)) || 1)
      if (apart < 1e-9 || (!exact && apart < closest - 1e-9))
        yield `options ${letters[i]} and ${letters[j]} differ by ${(apart * 100).toFixed(1)} %, under 5 %`
    }
  }
}

export function* ascending(question: Question): Iterable<string> {
  const options = numericOptions(question)
  if (!options) return
  const values = comparableValues(options)
  if (values.some((value, index) => index > 0 && value < (values[index - 1] ?? value)))
    yield 'numeric options must ascend'
}

/** Options have about the same precision, and a measured key has two to four significant figures. */
export function* significantFigures(question: Question): Iterable<string> {
  const all = numericOptions(question) ?? []
  const measured = all.filter(({ quantity }) => quantity.value !== 0)
  if (measured.length === 0 || all.every(({ quantity }) => isExact(quantity))) return
  const least = Math.max(...measured.map(({ quantity }) => quantity.figures.least))
  const most = Math.min(...measured.map(({ quantity }) => quantity.figures.most))
  if (least - most > 1) yield `options differ by ${least - most} significant figures`
  const key = measured.find(({ letter }) => letter === question.answer)?.quantity
  if (key && (key.figures.most < 2 || key.figures.least > 4))
    yield `the key has ${key.figures.most} significant figures, 2 to 4 are allowed`
}

export function* sameUnits(question: Question): Iterable<string> {
  const units = new Set((numericOptions(question) ?? []).map(({ quantity }) => quantity.unit))
  if (units.size > 1) yield `options are in ${units.size} units: ${[...units].join(', ')}`
}
