import type { Law, SourceFile } from './law.ts'

const documents = /^(?:[A-Z]+|docs\/.+)\.md$/
const fileName = /(?<![\w/.-])[\w@<>{}*,./-]*\w\.(?:tsx?|css|sql|md)\b/g
/** `<feature>.store.sql` and the like stand for many files. */
const isPattern = (name: string): boolean => /[<>{}*]|NNNN/.test(name)

/** A document may omit the beginning of a path, but never name a file that does not exist. */
function missingFiles(files: readonly SourceFile[]): string[] {
  const paths = files.map(({ path }) => `/${path}`)
  return files
    .filter(({ path }) => documents.test(path))
    .flatMap(({ path, text }) =>
      [...new Set(text.match(fileName))]
        .filter((name) => !isPattern(name) && !paths.some((known) => known.endsWith(`/${name}`)))
        .map((name) => `${path} names ${name}, which does not exist`),
    )
}

const store: SourceFile = { path: 'server/src/features/quiz/quiz.store.ts', text: '' }

export const documented: Law = {
  name: 'documents',
  breakages: missingFiles,
  planted: [
    ['a file that has moved', store, { path: 'ARCHITECTURE.md', text: 'See `server/src/quiz.store.ts`.\n' }],
    ['the end of another name', store, { path: 'docs/rules.md', text: 'See store.ts.\n' }],
  ],
}
