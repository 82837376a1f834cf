import { type Arguments, readArguments } from './arguments.ts'
import { inputsStamp, isFresh } from './compile/inputs-stamp.ts'
import { contentRoot, places } from './places.ts'

// Each command loads only its own modules: a start with a compiled bank must not wait for the parsers.
const runners: Record<Arguments['command'], (options: Arguments) => Promise<boolean>> = {
  all: async () => (await runLint([])) && runCompile(),
  lint: ({ names }) => runLint(names),
  compile: () => runCompile(),
  report: async ({ names }) => (await import('./report/report.ts')).printReport(contentRoot, names),
  blind: async ({ names }) => (await import('./blind.ts')).printBlindSheet(contentRoot, names),
  record: async ({ names, by }) => (await import('./record.ts')).recordSolutions(contentRoot, names, by),
  figure: async ({ names }) => (await import('./figures/contact-sheet.ts')).printFigures(contentRoot, names),
  papers: async () => (await import('./papers/report-papers.ts')).printPapers(contentRoot),
  deal: async ({ names }) => (await import('./deal-keys.ts')).dealKeys(contentRoot, names),
}

async function runLint(keys: string[]): Promise<boolean> {
  const { printLint } = await import('./lint.ts')
  return printLint(contentRoot, keys)
}

async function runCompile(): Promise<boolean> {
  const stamp = inputsStamp(places(contentRoot))
  if (isFresh(places(contentRoot), stamp)) return true
  const { printCompile } = await import('./compile/compile.ts')
  return printCompile(contentRoot, stamp)
}

const options = readArguments(process.argv.slice(2))
const clean = await runners[options.command](options)
process.exitCode = clean ? 0 : 1
