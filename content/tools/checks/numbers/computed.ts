import { type Letter, letters } from '@vikalp/domain/vocabulary'
import { type BankChapter, everyQuestion } from '../../bank.ts'
import type { Remark } from '../../finding.ts'
import { messageOf } from '../../load-functions.ts'
import { isClose } from '../../mathematics/computed.ts'
import { parseExact, parseQuantity, type Quantity } from '../../quantities/quantity.ts'
import type { Question } from '../../question-file.ts'

const numberOf = (option: string): Quantity | undefined => parseQuantity(option) ?? parseExact(option)

/** What a chapter computes agrees with the key and with the printed options, and in Mathematics every key is computed. */
export function* computed(question: Question, { chapter, computed }: BankChapter): Iterable<string> {
  const compute = computed[question.id]
  if (!compute) {
    if (chapter.subject === 'Mathematics' && !question.calc)
      yield 'nothing computes the key: it needs calc, or a function in content/computed'
    return
  }
  const { found, failure } = resultOf(compute)
  if (failure === undefined) yield* disagreements(question, found)
  else yield `the computation fails: ${failure}`
}

export function resultOf(compute: () => unknown): { found?: unknown; failure?: string } {
  try {
    return { found: compute() }
  } catch (error) {
    return { failure: messageOf(error) }
  }
}

function* disagreements(question: Question, found: unknown): Iterable<string> {
  const letter = letters.find((known) => known === found)
  if (letter) {
    if (letter !== question.answer) yield `the computation finds ${letter}, the key is ${question.answer}`
    return
  }
  const values = typeof found === 'object' && found !== null ? Object.entries(found) : []
  if (!values.some(([name]) => name === question.answer)) {
    yield `the computation finds nothing for the key ${question.answer}`
    return
  }
  for (const [name, value] of values) {
    const option = letters.find((known) => known === name)
    const printed = option && numberOf(question.options[option])
    if (!printed) yield `the computation finds a value for ${name}, which is no number`
    else if (typeof value !== 'number' || !agrees(value, printed))
      yield `option ${name} is computed as ${value}, printed ${question.options[option]}`
  }
}

/** A numerical method leaves a last error; a decimal is rounded. */
const agrees = (value: number, { value: printed, lastPlace, figures }: Quantity): boolean =>
  isClose(value, printed) || (lastPlace < 1 && figures.most < 9 && Math.abs(value - printed) <= lastPlace / 2)

/** Numbers ascend, also where they are computed outside the file: those with calc are checked as quantities. */
export function* exactOrder(question: Question, { computed }: BankChapter): Iterable<string> {
  if (question.calc || !computed[question.id]) return
  const values = letters.flatMap((letter) => numberOf(question.options[letter])?.si ?? [])
  if (values.length < letters.length) return
  if (values.some((value, index) => index > 0 && value < (values[index - 1] ?? value)))
    yield 'numeric options must ascend'
  for (const [i, a] of values.entries())
    for (const [j, b] of values.entries())
      if (j > i && isClose(a, b)) yield `options ${nameOf(i)} and ${nameOf(j)} are the same number`
}

const nameOf = (index: number): Letter => letters[index] ?? 'A'

/** Each distractor with a value has the slip that gives it computed too. */
export function* computedComplete(question: Question, { computed }: BankChapter): Iterable<string> {
  const compute = computed[question.id]
  if (question.calc || !compute || letters.some((letter) => !numberOf(question.options[letter]))) return
  const { found } = resultOf(compute)
  const names: string[] = typeof found === 'object' && found !== null ? Object.keys(found) : [...letters]
  const missing = letters.filter((letter) => !names.includes(letter))
  if (missing.length > 0) yield `the computation has no value for ${missing.join(', ')}`
}

/** Each computation belongs to a question. */
export function* strayComputations(chapter: BankChapter): Iterable<Remark> {
  const known = new Set(everyQuestion(chapter).map(({ id }) => id))
  for (const id of Object.keys(chapter.computed))
    if (!known.has(id)) yield { id, message: 'is computed, but is no question of the chapter' }
}
