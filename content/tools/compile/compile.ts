import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Bank, type BankChapter, readBank } from '../bank.ts'
import { type Finding, findingLine } from '../finding.ts'
import type { AnyQuestion } from '../question-file.ts'
import { isSolved } from '../solved.ts'
import { compileNumeric, compileQuestion, type Shared } from './compile-question.ts'
import { StyleSheet } from './inert-html.ts'

type Files = Map<string, string | Buffer>
export type Compiled = {
  chapters: number
  questions: number
  numeric: number
  left: number
  findings: Finding[]
}

/** Questions whose number is typed stand apart, since practice serves all that is in the chapter's own file. */
const numericFile = ({ chapter }: BankChapter): string => `${chapter.key}.numeric.json`

/** Compiles the bank into `compiled/`; on any fault it leaves that folder unchanged. */
export async function compile(bank: Bank, inputs: string): Promise<Compiled> {
  const shared: Shared = { styles: new StyleSheet(), images: new Map() }
  const findings = bank.findings.filter(({ level }) => level === 'E')
  const files: Files = new Map()
  const counts = { questions: 0, numeric: 0, left: 0 }
  for (const chapter of bank.chapters) {
    const { questions, numeric } = chapter
    const solvedOf = <Asked extends AnyQuestion>(all: readonly Asked[]): Asked[] =>
      all.filter((question) => isSolved(question, bank.solved))
    const [served, typed] = [solvedOf(questions), solvedOf(numeric)]
    counts.left += questions.length + numeric.length - served.length - typed.length
    counts.questions += served.length
    counts.numeric += typed.length
    const compiled = await compileAll(served, findings, (each) =>
      compileQuestion(each, chapter, bank, shared),
    )
    files.set(`${chapter.chapter.key}.json`, JSON.stringify(compiled))
    const numbers = await compileAll(typed, findings, (each) => compileNumeric(each, chapter, bank, shared))
    if (numbers.length > 0) files.set(numericFile(chapter), JSON.stringify(numbers))
  }
  if (findings.length === 0) {
    files.set(
      'math.css',
      `${await temmlRules()}\n/* From the formulas of the question bank. */\n.joined { white-space: nowrap; }\n${shared.styles.css()}`,
    )
    for (const [name, bytes] of shared.images) {
      files.set(`images/${name}`, bytes)
      if (name.endsWith('.svg')) files.set(`images/${name}.br`, brotliCompressSync(bytes))
    }
    await publish(bank, files, inputs)
  }
  return { chapters: bank.chapters.length, ...counts, findings }
}

async function compileAll<Asked extends AnyQuestion, Made>(
  questions: readonly Asked[],
  findings: Finding[],
  compileOne: (question: Asked) => Promise<Made>,
): Promise<Made[]> {
  const compiled: Made[] = []
  for (const question of questions) {
    try {
      compiled.push(await compileOne(question))
    } catch (error) {
      const message = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ')
      findings.push({ level: 'E', id: question.id, check: 'compile', message })
    }
  }
  return compiled
}

/** The rules for the classes that Temml writes, without its fonts, since the pages have their own. */
async function temmlRules(): Promise<string> {
  const css = await readFile(createRequire(import.meta.url).resolve('temml/dist/Temml-STIX2.css'), 'utf8')
  // \cancelto draws with a data: picture, which the pages do not allow.
  return css.replace(/@font-face\s*\{[^}]*\}|\.tml-cancelto\s*\{[^}]*\}|font-family:[^;]*;/g, '')
}

/** Each file is written whole or not at all, and bank.json, which names the others, last. */
async function publish(bank: Bank, files: Files, inputs: string): Promise<void> {
  const folder = bank.places.compiled
  const hash = createHash('sha256')
  for (const [name, content] of files) hash.update(name).update(content)
  const index = {
    version: bank.catalogue.version,
    hash: hash.digest('hex').slice(0, 16),
    chapters: bank.chapters.map(({ chapter }) => chapter.key),
    numeric: bank.chapters.filter((each) => files.has(numericFile(each))).map(({ chapter }) => chapter.key),
    inputs,
  }
  files.set('bank.json', `${JSON.stringify(index)}\n`)
  await mkdir(join(folder, 'images'), { recursive: true })
  for (const [name, content] of files) {
    const aside = join(folder, `${name}.${process.pid}.new`)
    await writeFile(aside, content)
    await rename(aside, join(folder, name))
  }
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && !files.has(relative(folder, path))) await rm(path)
  }
}

/** Compiles the bank below `root` and prints the result; true when it was published. */
export async function printCompile(root: string, inputs: string): Promise<boolean> {
  const { chapters, questions, numeric, left, findings } = await compile(await readBank(root), inputs)
  for (const finding of findings) console.log(findingLine(finding))
  if (findings.length > 0) console.log(`not compiled: ${findings.length} errors`)
  else
    console.log(
      `compiled ${questions} questions of ${chapters} chapters${numeric ? `, ${numeric} with a number to type` : ''}${left ? `, ${left} not solved yet` : ''}`,
    )
  return findings.length === 0
}
