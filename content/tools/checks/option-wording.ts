import { letters } from '@vikalp/domain/vocabulary'
import { numericOptions } from '../quantities/numeric-options.ts'
import { distractorsOf, optionTexts, type Question } from '../question-file.ts'
import { proseOf } from '../text/formulas.ts'
import { plainText } from '../text/words.ts'

const bare = (option: string) => option.replace(/[\s$]/g, '')
const folded = (option: string) =>
  bare(proseOf(option, '')).length > 0 ? bare(option).toLowerCase() : bare(option)

/** Formulas keep their case (Co is not CO); words do not. */
export function* optionDuplicates(question: Question): Iterable<string> {
  const seen = new Map<string, string>()
  for (const letter of letters) {
    const text = folded(question.options[letter])
    const twin = seen.get(text)
    if (twin) yield `options ${twin} and ${letter} say the same`
    seen.set(text, letter)
  }
}

export function* optionInsideAnother(question: Question): Iterable<string> {
  if (numericOptions(question)) return
  for (const a of letters) {
    for (const b of letters) {
      const inner = plainText(question.options[a]).toLowerCase()
      const outer = plainText(question.options[b]).toLowerCase()
      if (
        a !== b &&
        inner.length > 3 &&
        inner !== outer &&
        new RegExp(`(?<!\\w)${escaped(inner)}(?!\\w)`).test(outer)
      )
        yield `option ${b} contains option ${a}`
    }
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The fixed answers of statement, assertion-reason and matching questions. */
export const hasFixedOptions = (question: Question): boolean =>
  optionTexts(question).every(
    (option) =>
      /\b(?:statements?|assertion|reason)\b|\bA\b.*\bR\b/i.test(plainText(option)) ||
      /^(?:\(?[A-Za-z1-4]+\)?\s*[-–—:→]\s*\(?[A-Za-z1-4]+\)?[\s,;]*){3,}$/.test(plainText(option)),
  )

export function* bannedOptions(question: Question): Iterable<string> {
  const fixed = hasFixedOptions(question)
  for (const [letter, option] of Object.entries(question.options)) {
    const banned = /\b(?:all|none|any|both) of (?:the above|these|them)\b|\bboth [A-D] and [A-D]\b/i.exec(
      option,
    )
    if (banned) yield `option ${letter} says '${banned[0]}'`
    const word = /\b(?:both|neither)\b/i.exec(option)
    if (!banned && !fixed && word) yield `option ${letter} says '${word[0]}'`
  }
}

/** Options made of words, whose length could give the key away. */
export const hasWordOptions = (question: Question): boolean =>
  !numericOptions(question) && !hasFixedOptions(question)

export function* lengthCue(question: Question): Iterable<string> {
  if (!hasWordOptions(question)) return
  const key = plainText(question.options[question.answer]).length
  const others = distractorsOf(question).map(({ text }) => plainText(text).length)
  const mean = others.reduce((sum, length) => sum + length, 0) / others.length
  if (key > 25 && key > 1.5 * mean)
    yield `the key has ${key} characters, the distractors ${mean.toFixed(0)} on average`
}

export function keyIsLongest(question: Question): boolean {
  const key = plainText(question.options[question.answer]).length
  return hasWordOptions(question) && distractorsOf(question).every(({ text }) => plainText(text).length < key)
}
