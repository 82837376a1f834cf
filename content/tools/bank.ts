import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Chapter } from '@vikalp/domain/catalogue/chapter'
import { chapters, plannedChapters } from '@vikalp/domain/catalogue/chapters'
import type { KeyCorrection } from '@vikalp/domain/marking/key-correction'
import type { PaperTemplate } from '@vikalp/domain/papers/template'
import { type Catalogue, type ChapterPlan, readCatalogue } from './catalogue.ts'
import { type ChapterFigures, drawFigures, figureFileOf, loadFigures } from './figures/load-figures.ts'
import type { Finding } from './finding.ts'
import { type Gradings, readGradings } from './grading/gradings.ts'
import { type Functions, loadFunctions } from './load-functions.ts'
import { type Misconceptions, readMisconceptions } from './misconceptions.ts'
import { correctionFaults } from './papers/correction-faults.ts'
import { readCorrections } from './papers/corrections.ts'
import { readTemplates } from './papers/read-templates.ts'
import { type Places, places } from './places.ts'
import { type AnyQuestion, type NumericQuestion, parseQuestionFile, type Question } from './question-file.ts'
import { readSolved, type Solutions } from './solved.ts'

export type BankChapter = {
  chapter: Chapter
  plan: ChapterPlan
  questions: Question[]
  /** Those whose number is typed; practice does not serve them. */
  numeric: NumericQuestion[]
  /** Those that only papers of examinations ask, of either kind; counts and shares leave them out. */
  pool: AnyQuestion[]
  figures: ChapterFigures
  /** What computes the answers, by the ids of questions. */
  computed: Functions
}

export type Bank = {
  places: Places
  chapters: BankChapter[]
  catalogue: Catalogue
  misconceptions: Misconceptions
  solved: Solutions
  gradings: Gradings
  /** The patterns of examination papers. */
  templates: PaperTemplate[]
  /** The keys that were changed. */
  corrections: KeyCorrection[]
  /** Faults in the files themselves. */
  findings: Finding[]
}

export const everyQuestion = ({ questions, numeric, pool }: BankChapter): AnyQuestion[] => [
  ...questions,
  ...numeric,
  ...pool,
]

export const computedFileOf = (places: Places, { subject, key }: Chapter): string =>
  join(places.computed, subject.toLowerCase(), `${key}.ts`)

export const fileOf = (places: Places, chapter: Chapter): string =>
  join(places.bank, chapter.subject.toLowerCase(), `${chapter.key}.yaml`)

/** Reads the chapters with the given keys, or all on offer that have a file. */
export async function readBank(root: string, keys: readonly string[] = []): Promise<Bank> {
  const where = places(root)
  const [catalogue, misconceptions, solved, gradings, { templates, findings }, corrections] =
    await Promise.all([
      readCatalogue(where.catalogue),
      readMisconceptions(where),
      readSolved(where.solved),
      readGradings(where.graded),
      readTemplates(where.papers),
      readCorrections(where.corrections),
    ])
  const whole = keys.length === 0
  const read = { catalogue, misconceptions, solved, gradings, templates, corrections, findings }
  const bank: Bank = { places: where, chapters: [], ...read }
  const wanted = whole ? chapters : plannedChapters.filter(({ key }) => keys.includes(key))
  for (const key of keys)
    if (!plannedChapters.some((chapter) => chapter.key === key)) fault(bank, key, 'no such chapter')
  for (const chapter of wanted) await readChapter(bank, chapter, !whole)
  if (!whole) return bank
  await findStrayFiles(bank)
  for (const { id, message } of correctionFaults(bank)) fault(bank, id, message, 'correction')
  return bank
}

const fault = (bank: Bank, id: string, message: string, check = 'file') =>
  bank.findings.push({ level: 'E', id, check, message })

async function readChapter(bank: Bank, chapter: Chapter, required: boolean): Promise<void> {
  const path = fileOf(bank.places, chapter)
  const plan = bank.catalogue.chapters[chapter.key]
  if (!plan) return void fault(bank, chapter.key, 'not in catalogue.json')
  if (!existsSync(path)) {
    if (required) fault(bank, chapter.key, 'has no file yet')
    return
  }
  const file = parseQuestionFile(basename(path), await readFile(path, 'utf8'))
  bank.findings.push(...file.findings)
  if (file.chapter && file.chapter !== chapter.key)
    fault(bank, chapter.key, `the file says chapter: ${file.chapter}`)
  const figureFault = (id: string, message: string) => fault(bank, id, message, 'figure')
  const figures = new Map([
    ...(await loadFigures(figureFileOf(bank.places, chapter), figureFault)),
    ...drawFigures([...file.questions, ...file.numeric, ...file.pool], figureFault),
  ])
  const computed = await loadFunctions(computedFileOf(bank.places, chapter), 'computed', (id, message) =>
    fault(bank, id, message, 'computed'),
  )
  const { questions, numeric, pool } = file
  bank.chapters.push({ chapter, plan, questions, numeric, pool, figures, computed })
}

async function findStrayFiles(bank: Bank): Promise<void> {
  const { bank: questions, figures, computed } = bank.places
  const known = new Set(
    plannedChapters.flatMap((chapter) =>
      [fileOf, figureFileOf, computedFileOf].map((pathOf) => pathOf(bank.places, chapter)),
    ),
  )
  const subjects = [...new Set(plannedChapters.map(({ subject }) => subject.toLowerCase()))]
  // The parts of what belongs to a chapter may have a folder of their own below its subject.
  const folders = [figures, computed].flatMap((folder) => subjects.map((subject) => join(folder, subject)))
  const entries = [
    ...(await readdir(questions, { recursive: true, withFileTypes: true })),
    ...(
      await Promise.all(
        folders.filter((path) => existsSync(path)).map((path) => readdir(path, { withFileTypes: true })),
      )
    ).flat(),
  ]
  for (const entry of entries)
    if (entry.isFile() && !known.has(join(entry.parentPath, entry.name)))
      fault(bank, entry.name, 'is not the file of any chapter')
}
