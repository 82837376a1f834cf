import { dirname } from 'node:path'
import { codeOf, type Law, type SourceFile } from './law.ts'

const forbiddenFolders = /(^|\/)(utils?|helpers?|lib|common|misc|shared)\//
const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const suffixes =
  /(?:\.routes|\.store|\.api|\.e2e|\.bench|\.config|\.module|\.d)?(?:\.test)?\.(?:tsx?|css|sql)$/
const longestFile = 300
// Generated files may have any length.
const written = /^server\/schema\/schema\.sql$/
const fullestFolder = 25
// A language is one flat folder: a file per bundle of texts, found by the name of the bundle. Migrations only get more.
const flat = /^(?:web\/src\/messages\/[a-z]+|server\/migrations)$/

function wrongNames({ path, text }: SourceFile): string[] {
  const name = path.split('/').at(-1) ?? ''
  const base = name.replace(suffixes, '')
  const isMigration = /^server\/migrations\/\d{4}_[a-z_]+\.sql$/.test(path)
  const lines = text.split('\n').length - 1
  return [
    ...(isMigration || kebabCase.test(base)
      ? []
      : [`${path} is not named in kebab-case with a known suffix`]),
    ...(forbiddenFolders.test(path)
      ? [`${path} lies in a drawer, not in a folder that says what it is for`]
      : []),
    ...(lines > longestFile && !written.test(path)
      ? [`${path} has ${lines} lines, more than ${longestFile}`]
      : []),
    ...(name.endsWith('.e2e.ts') && !path.startsWith('e2e/') ? [`${path} belongs into e2e/`] : []),
    ...(name.endsWith('.tsx') && !path.startsWith('web/') ? [`${path}: Node cannot run .tsx`] : []),
  ]
}

/** A folder must be readable at a glance. */
function fullFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return [...counts]
    .filter(([folder, count]) => count > fullestFolder && !flat.test(folder))
    .map(([folder, count]) => `${folder} holds ${count} files, more than ${fullestFolder}`)
}

const manyFiles = Array.from({ length: 26 }, (_, n) => ({ path: `web/src/ui/chart/a-${n}.tsx`, text: '' }))

export const names: Law = {
  name: 'names and sizes',
  breakages: (files) => [
    ...codeOf(files).flatMap(wrongNames),
    ...fullFolders(codeOf(files).map(({ path }) => path)),
  ],
  planted: [
    ['a file in a drawer', { path: 'web/src/utils/a.ts', text: '' }],
    ['a name in camelCase', { path: 'web/src/ui/myButton.tsx', text: '' }],
    ['a file of 301 lines', { path: 'web/src/ui/a.ts', text: '\n'.repeat(301) }],
    ['a folder of 26 files', ...manyFiles],
    ['a journey outside e2e', { path: 'web/src/a.e2e.ts', text: '' }],
  ],
}
