import { proseOf } from './formulas.ts'
import { sentencesOf } from './words.ts'

/** The Flesch-Kincaid school grade of a text, formulas and glossary words left out. */
export function readingGrade(text: string, glossary: ReadonlySet<string>): number {
  const sentences = sentencesOf(text).length || 1
  const words = readableWords(text).filter((word) => !glossary.has(word))
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59
}

export const meanSentence = (text: string): number =>
  readableWords(text).length / (sentencesOf(text).length || 1)

export const readableWords = (text: string): string[] =>
  (proseOf(text).match(/\p{L}[\p{L}'’]*/gu) ?? []).map((word) => word.toLowerCase())

function syllablesOf(word: string): number {
  const groups = word.replace(/(?:[^laeiouy]es|[^l]e|ed)$/, '').match(/[aeiouy]{1,2}/g)
  return Math.max(1, groups?.length ?? 0)
}
