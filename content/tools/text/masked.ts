import { type AnyQuestion, optionTexts } from '../question-file.ts'
import { plainText, stemOf } from './words.ts'

/** A question without numbers, case and punctuation, so that copies with other numbers look the same. */
export function maskedText(question: AnyQuestion): string {
  const stem = masked(question.text)
  // A short stem ('Which pair matches?') says little, so its options are added.
  const short = wordsOf(stem).length < 10
  return short ? `${stem} ${optionTexts(question).map(masked).join(' ')}` : stem
}

const masked = (text: string) =>
  plainText(text)
    .toLowerCase()
    .replace(/\d+(?:\.\d+)?/g, '#')
    .replace(/[^\p{L}#+\-/=]+/gu, ' ')
    .trim()

const small = new Set(
  `a an the of in on at to is are was be by for with and or from its it as that this which what who how following
  one statement statements correct most among`.split(/\s+/),
)

const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '' && !small.has(word))

export const stemSet = (text: string): Set<string> => new Set(wordsOf(text).map(stemOf))

export function fiveGrams(text: string): Set<string> {
  const grams = new Set<string>()
  for (let at = 0; at + 5 <= text.length; at++) grams.add(text.slice(at, at + 5))
  return grams
}
