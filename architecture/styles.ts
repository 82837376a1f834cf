import { targetOf } from './imports.ts'
import type { Law, SourceFile } from './law.ts'

/** A class of a module that a component uses; it has no name when it is chosen at run time. */
type Use = { path: string; sheet: string; name?: string }

const isModule = ({ path }: SourceFile): boolean => path.endsWith('.module.css')
const isScript = ({ path }: SourceFile): boolean => /^web\/.*\.tsx?$/.test(path)

/** The classes in selectors, not file names and numbers that look like classes. */
function classesOf({ text }: SourceFile): Set<string> {
  const selectors = text.replace(/\/\*.*?\*\/|"[^"]*"|:global\([^)]*\)|:[^{};]*;/gs, ' ')
  return new Set([...selectors.matchAll(/\.([a-z_][\w-]*)/gi)].map((match) => match[1] ?? ''))
}

function usesOf({ path, text }: SourceFile): Use[] {
  return [...text.matchAll(/^import (\w+) from '(.+\.module\.css)'/gm)].flatMap(
    ([, local, specifier = '']) => {
      const sheet = targetOf(path, specifier)
      const named = [...text.matchAll(new RegExp(`(?<![\\w.-])${local}\\.(\\w+)`, 'g'))]
      const chosen = new RegExp(`(?<![\\w.-])${local}\\[`).test(text)
      return [...named.map(([, name]) => ({ path, sheet, name })), ...(chosen ? [{ path, sheet }] : [])]
    },
  )
}

function wrongClasses(files: readonly SourceFile[]): string[] {
  const scripts = files.filter(isScript)
  const uses = scripts.flatMap(usesOf)
  const sheets = new Map(files.filter(isModule).map((file) => [file.path, classesOf(file)]))
  const words = new Set(
    scripts.flatMap(({ text }) => text.match(/(?<=['"])[\w-]+(?=['"])|\w+(?=\??:)/g) ?? []),
  )
  const isUsed = (sheet: string, name: string): boolean => {
    const of = uses.filter((use) => use.sheet === sheet)
    return of.some((use) => use.name === name) || (of.some((use) => !use.name) && words.has(name))
  }
  return [
    ...uses
      .filter(({ sheet, name }) => name && !sheets.get(sheet)?.has(name))
      .map(({ path, sheet, name }) => `${path} uses the class ${name}, which ${sheet} lacks`),
    ...[...sheets].flatMap(([sheet, classes]) =>
      [...classes]
        .filter((name) => !isUsed(sheet, name))
        .map((name) => `${sheet}: nobody uses the class ${name}`),
    ),
  ]
}

/** Class names without a module are in one of the style sheets of every page. */
function unknownGlobals(files: readonly SourceFile[]): string[] {
  const known = new Set(
    files
      .filter((file) => /\.css$/.test(file.path) && !isModule(file))
      .flatMap((file) => [...classesOf(file)]),
  )
  return files.filter(isScript).flatMap(({ path, text }) =>
    [...text.matchAll(/className="([^"]+)"/g)]
      .flatMap(([, names = '']) => names.split(' '))
      .filter((name) => !known.has(name))
      .map((name) => `${path} uses the class ${name}, which no style sheet has`),
  )
}

const sheet: SourceFile = {
  path: 'web/src/ui/a.module.css',
  text: '.box { margin: 0.5rem; }\n.flat {\n  & .good { top: 0; }\n}\n',
}
const component = (text: string): SourceFile => ({
  path: 'web/src/ui/a.tsx',
  text: `import styles from './a.module.css'\n${text}\n`,
})

export const styles: Law = {
  name: 'styles',
  breakages: (files) => [...wrongClasses(files), ...unknownGlobals(files)],
  planted: [
    ['a class that the module lacks', sheet, component('styles.box, styles.flat, styles.good, styles.first')],
    ['a class that nobody uses', sheet, component('styles.box, styles.flat')],
    ['a class that is never chosen', sheet, component("const tone: 'box' | 'flat'\nstyles[tone]")],
    ['a module that nobody imports', sheet],
    ['a class without a style sheet', { path: 'web/src/ui/a.tsx', text: '<p className="hidden" />' }],
  ],
}
