import * as vocabulary from '../domain/src/vocabulary.ts'
import { codeOf, type Law, type SourceFile } from './law.ts'

const lists = Object.values(vocabulary).filter((list) => Array.isArray(list))

// Files that may repeat the words: the declarations, the catalogue, which is data, and tests.
const exempt = /^domain\/src\/(?:vocabulary\.ts$|catalogue\/)|^architecture\/|\.(?:test|e2e|bench)\.ts$/

const holdsAll = (words: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((word) => words.includes(word))

const wordsOf = (row: string): string[] => [...row.matchAll(/'([^']*)'/g)].map(([, word = '']) => word)

/**
 * Words in a row that repeat a list: all of it, or a union of some of it. Data may choose a part of a list, as an exam
 * has its subjects; a type for a part must be derived from the type of the list.
 */
function copies({ path, text }: SourceFile): string[] {
  if (exempt.test(path) || path.endsWith('.sql')) return []
  const rows = [...text.matchAll(/'[^'\n]*'(?:\s*[,|]\s*'[^'\n]*')+/g)].map(([row]) => row)
  const joined = lists.map((list) => `'${list.join('')}'`).filter((word) => text.includes(word))
  return rows
    .filter((row) => lists.some((list) => isCopy(row, list)))
    .concat(joined)
    .map((row) => `${path} declares ${row.replace(/\s+/g, ' ')} once more`)
}

const isCopy = (row: string, list: readonly string[]): boolean =>
  holdsAll(wordsOf(row), list) || (row.includes('|') && holdsAll(list, wordsOf(row)))

/**
 * Values on the wire or in the database are checked against a list of the vocabulary. A migration may know fewer words,
 * for the list has grown since; what the database takes today stands in schema.sql.
 */
function unknownWords({ path, text }: SourceFile): string[] {
  const own = /^contract\//.test(path) ? [...text.matchAll(/z\.enum\(\[[^\]]*'[^\]]*\]\)/g)] : []
  const known = /^server\/migrations\//.test(path) ? [...text.matchAll(/\bIN \(('[^)]*')\)/g)] : []
  const taken = /schema\.sql$/.test(path) ? [...text.matchAll(/= ANY \(ARRAY\[('[^\]]*)\]\)/g)] : []
  return [
    ...own.map(([declared]) => `${path} declares ${declared}, which is no list of the vocabulary`),
    ...[...known, ...taken]
      .map(([check, words = '']) => ({ words: wordsOf(words), isWhole: check.startsWith('=') }))
      .filter(
        ({ words, isWhole }) =>
          !lists.some((list) => holdsAll(list, words) && (!isWhole || holdsAll(words, list))),
      )
      .map(({ words }) => `${path} takes ${words.join(', ')}, which is no list of the vocabulary`),
  ]
}

/** A type that the domain uses is declared there; the contract's schema is checked against it. */
function typesWithTwoHomes(files: readonly SourceFile[]): string[] {
  const typesIn = (folder: string) =>
    files
      .filter(({ path }) => path.startsWith(folder))
      .flatMap(({ text }) => [...text.matchAll(/^export type (\w+)/gm)].map(([, name = '']) => name))
  const ofRules = typesIn('domain/')
  return typesIn('contract/')
    .filter((name) => ofRules.includes(name))
    .map((name) => `${name} is a type of the domain and of the contract`)
}

export const vocabularyLaw: Law = {
  name: 'the vocabulary',
  breakages: (files) => [
    ...codeOf(files).flatMap(copies),
    ...codeOf(files).flatMap(unknownWords),
    ...typesWithTwoHomes(codeOf(files)),
  ],
  planted: [
    ['a list once more', { path: 'web/src/a.ts', text: "const all = ['Easy',\n  'Medium', 'Hard']\n" }],
    [
      'a list with words added',
      { path: 'web/src/a.ts', text: "z.enum(['all', 'Easy', 'Medium', 'Hard'])\n" },
    ],
    ['a union once more', { path: 'server/src/a.ts', text: "type Who = 'student' | 'teacher'\n" }],
    ['the letters in one text', { path: 'server/src/a.ts', text: "'ABCD'.includes(letter)\n" }],
    ['words of the contract alone', { path: 'contract/src/a.ts', text: "z.enum(['big', 'small'])\n" }],
    [
      'words only in the database',
      { path: 'server/migrations/0009_a.sql', text: "CHECK (role IN ('student', 'guest'))\n" },
    ],
    [
      'a list of the database without its newest word',
      {
        path: 'server/schema/schema.sql',
        text: "CHECK (role = ANY (ARRAY['student'::text, 'teacher'::text]))\n",
      },
    ],
    [
      'a type declared twice',
      { path: 'domain/src/a.ts', text: 'export type Badge = { key: string }\n' },
      { path: 'contract/src/a.ts', text: 'export type Badge = z.infer<typeof Badge>\n' },
    ],
  ],
}
