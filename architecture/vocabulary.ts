import * as vocabulary from '../domain/src/vocabulary.ts'
import { codeOf, type Law, type SourceFile } from './law.ts'

const lists = Object.values(vocabulary).filter((list) => Array.isArray(list))

// Where the words are declared; the catalogue and the tests are data that name them.
const exempt = /^domain\/src\/(?:vocabulary\.ts$|catalogue\/)|^architecture\/|\.(?:test|e2e|bench)\.ts$/

const holdsAll = (list: readonly string[], words: readonly string[]): boolean =>
  list.every((word) => words.includes(word))

/** Words in a row, as a list or a union has them: 'Easy' | 'Medium', ['A', 'B']. */
const rows = (text: string): { row: string; words: string[] }[] =>
  [...text.matchAll(/'[^'\n]*'(?:\s*[,|]\s*'[^'\n]*')+/g)].map(([row]) => ({
    row,
    words: [...row.matchAll(/'([^']*)'/g)].map(([, word = '']) => word),
  }))

/** A list that stands once more; a part of one may be chosen, but a type is made of the list's own type. */
function copies({ path, text }: SourceFile): string[] {
  if (exempt.test(path) || !/\.tsx?$/.test(path)) return []
  const found = rows(text).filter(({ row, words }) =>
    lists.some((list) => holdsAll(list, words) || (row.includes('|') && holdsAll(words, list))),
  )
  return found.map(({ row }) => `${path} declares ${row.replace(/\s+/g, ' ')} once more`)
}

export const vocabularyLaw: Law = {
  name: 'the vocabulary',
  breakages: (files) => codeOf(files).flatMap(copies),
  planted: [],
}
