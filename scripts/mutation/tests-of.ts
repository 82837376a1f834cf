import { basename, dirname } from 'node:path'
import { targetOf } from '../../architecture/imports.ts'
import type { SourceFile } from '../../architecture/law.ts'

const isTest = (path: string): boolean => path.endsWith('.test.ts')

/**
 * The tests that are to notice a fault of the file, one group after the other: those of its workspace, the nearest
 * first, then those of the others.
 */
export function testsOf(path: string, files: readonly SourceFile[]): string[][] {
  const near = testsAround([path], files)
  const users = importersOf([path], files)
  const used = testsAround(users, files)
  const isFew = near.length + used.length < 10
  const far = isFew ? testsAround(importersOf(users, files), files) : []
  const paths = files.map((file) => file.path)
  const walks = /^(?:server|contract)\//.test(path) ? paths.filter(isWalk) : []
  const named = paths.filter((test) => isTest(test) && bearsFeatureOf(path, test))
  const seen = new Set<string>()
  const groups = [near, walks, [...users.filter(isTest), ...used, ...named], far]
  const isOwn = (test: string): boolean => test.split('/')[0] === path.split('/')[0]
  return [...groups.map((group) => group.filter(isOwn)), ...groups]
    .map((group) => [...new Set(group)].filter((test) => !seen.has(test) && seen.add(test)))
    .filter((group) => group.length > 0)
}

/** What tries every route. */
const isWalk = (path: string): boolean => /^server\/src\/(?:access\/\w+|app)\.test\.ts$/.test(path)

/** A command or a walk bears the name of the feature that it is about, and uses it through its routes. */
function bearsFeatureOf(path: string, test: string): boolean {
  const [, feature] = /^server\/src\/features\/([^/]+)\//.exec(path) ?? []
  return feature !== undefined && basename(test).startsWith(`${feature}.`)
}

/** A folder without tests is tested from the next one above that has some. */
function testsAround(paths: readonly string[], files: readonly SourceFile[]): string[] {
  const tests = files.map(({ path }) => path).filter(isTest)
  const ofFolder = (folder: string): string[] => {
    const found = tests.filter((test) => dirname(test) === folder)
    return found.length > 0 || !folder.includes('/src/') ? found : ofFolder(dirname(folder))
  }
  return [...new Set(paths.map((path) => dirname(path)))].flatMap(ofFolder)
}

/** Who imports one of them; a statement of SQL is used where its store is. */
function importersOf(paths: readonly string[], files: readonly SourceFile[]): string[] {
  const stores = paths.map((path) => path.replace(/\.sql$/, '.ts'))
  return files
    .filter(
      ({ path, text }) => /\.tsx?$/.test(path) && importsOf(path, text).some((to) => stores.includes(to)),
    )
    .map(({ path }) => path)
}

const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(/(?:\bfrom |\bimport )'([^']+)'/g)].map(([, to = '']) => {
    const target = targetOf(path, to)
    return /\.\w+$/.test(target) ? target : `${target}.ts`
  })
