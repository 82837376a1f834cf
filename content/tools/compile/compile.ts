import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Bank, type BankChapter, everyQuestion, readBank } from '../bank.ts'
import { type Finding, findingLine } from '../finding.ts'
import { alikePairs } from '../papers/alike-pairs.ts'
import { type AnyQuestion, hasOptions, isNumeric } from '../question-file.ts'
import { isSolved } from '../solved.ts'
import { compileNumeric, compileQuestion, type Shared } from './compile-question.ts'
import { StyleSheet } from './inert-html.ts'

type Files = Map<string, string | Buffer>
export type Compiled = {
  chapters: number
  questions: number
  numeric: number
  pool: number
  left: number
  findings: Finding[]
}

/** Questions whose number is typed stand apart, since practice serves all that is in the chapter's own file. */
const numericFile = ({ chapter }: BankChapter): string => `${chapter.key}.numeric.json`

/** Both kinds of questions that only papers ask. */
const poolFile = ({ chapter }: BankChapter): string => `${chapter.key}.pool.json`

/** Compiles the bank into `compiled/`; on any fault it leaves that folder unchanged. */
export async function compile(bank: Bank, inputs: string): Promise<Compiled> {
  const shared: Shared = { styles: new StyleSheet(), images: new Map() }
  const findings = bank.findings.filter(({ level }) => level === 'E')
  const files: Files = new Map()
  const counts = { questions: 0, numeric: 0, pool: 0, left: 0 }
  for (const chapter of bank.chapters) {
    const solvedOf = <Asked extends AnyQuestion>(all: readonly Asked[]): Asked[] =>
      all.filter((question) => isSolved(question, bank.solved))
    const compileBoth = async (all: readonly AnyQuestion[]) => ({
      questions: await compileAll(all.filter(hasOptions), findings, (each) =>
        compileQuestion(each, chapter, bank, shared),
      ),
      numeric: await compileAll(all.filter(isNumeric), findings, (each) =>
        compileNumeric(each, chapter, bank, shared),
      ),
    })
    const pool = solvedOf(chapter.pool)
    const served = solvedOf([...chapter.questions, ...chapter.numeric])
    const { questions, numeric } = await compileBoth(served)
    files.set(`${chapter.chapter.key}.json`, JSON.stringify(questions))
    if (numeric.length > 0) files.set(numericFile(chapter), JSON.stringify(numeric))
    if (pool.length > 0) files.set(poolFile(chapter), JSON.stringify(await compileBoth(pool)))
    counts.questions += served.filter(hasOptions).length
    counts.numeric += served.filter(isNumeric).length
    counts.pool += pool.length
    counts.left += everyQuestion(chapter).length - served.length - pool.length
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
    const { templates, corrections } = bank
    files.set('papers.json', JSON.stringify({ templates, alike: alikePairs(bank), corrections }))
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
  const keysWith = (fileOf: (chapter: BankChapter) => string): string[] =>
    bank.chapters.filter((each) => files.has(fileOf(each))).map(({ chapter }) => chapter.key)
  const index = {
    version: bank.catalogue.version,
    hash: hash.digest('hex').slice(0, 16),
    chapters: bank.chapters.map(({ chapter }) => chapter.key),
    numeric: keysWith(numericFile),
    pool: keysWith(poolFile),
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
  const { chapters, questions, numeric, pool, left, findings } = await compile(await readBank(root), inputs)
  for (const finding of findings) console.log(findingLine(finding))
  if (findings.length > 0) console.log(`not compiled: ${findings.length} errors`)
  else
    console.log(
      `compiled ${questions} questions of ${chapters} chapters${numeric ? `, ${numeric} with a number to type` : ''}${pool ? `, ${pool} for papers alone` : ''}${left ? `, ${left} not solved yet` : ''}`,
    )
  return findings.length === 0
}
