import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chapters } from '@vikalp/domain/catalogue/chapters'
import { perLetter } from '@vikalp/domain/quiz/per-letter'
import {
  difficulties,
  examKeys,
  letters,
  paperDialects,
  questionForms,
  questionTypes,
  subjectKeys,
  thinkingLevels,
} from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import {
  type BankQuestion,
  makeQuestionBank,
  type NumericQuestion,
  type QuestionBank,
} from './question-bank.ts'

const compiled = fileURLToPath(new URL('../../../content/compiled/', import.meta.url))

const LetterTexts = z.object(perLetter(() => z.string()))

// The compiler has checked all this; a file of another version must stop the start and not reach a student.
const asked = {
  id: z.string(),
  chapter: z.string(),
  topic: z.string(),
  exams: z.array(z.enum(examKeys)),
  difficulty: z.enum(difficulties),
  level: z.enum(thinkingLevels),
  text: z.string(),
  hint: z.string(),
  explanation: z.string(),
  image: z.object({ src: z.string(), width: z.int(), height: z.int(), alt: z.string() }).optional(),
}

const CompiledQuestion = z.object({
  ...asked,
  form: z.enum(questionForms).optional(),
  answer: z.enum(letters),
  typed: z.object({ value: z.int(), unit: z.string(), html: z.string() }).optional(),
  options: LetterTexts,
  html: z.object({
    question: z.string(),
    options: LetterTexts,
    explanation: z.string(),
    hint: z.string(),
    notes: LetterTexts.partial(),
  }),
  spoken: LetterTexts,
  notes: z.object(perLetter(() => z.object({ code: z.string() }))).partial(),
})

const CompiledNumeric = z.object({
  ...asked,
  answer: z.object({
    value: z.number(),
    printed: z.string(),
    decimals: z.union([z.literal(0), z.literal(2)]),
    tolerance: z.number(),
  }),
  html: z.object({ question: z.string(), explanation: z.string(), hint: z.string(), unit: z.string() }),
})

const Pool = z.object({ questions: z.array(CompiledQuestion), numeric: z.array(CompiledNumeric) })

const places = z.int().min(0)
const Section = z.object({
  subject: z.enum(subjectKeys),
  part: z.string(),
  type: z.enum(questionTypes),
  form: z.enum(questionForms).optional(),
  count: z.int().min(1),
  marks: z.object({ right: z.int(), wrong: z.int(), blank: z.int() }),
  mix: z.object({ Easy: places, Medium: places, Hard: places }).optional(),
})

const Key = z.union([
  z.object({ kind: z.enum(['all-right', 'dropped']) }),
  z.object({ kind: z.literal('letters'), right: z.array(z.enum(letters)) }),
  z.object({
    kind: z.literal('numbers'),
    right: z.array(
      z.object({ value: z.number(), decimals: z.union([z.literal(0), z.literal(2)]), tolerance: z.number() }),
    ),
  }),
])

const Papers = z.object({
  templates: z.array(
    z.object({
      key: z.string(),
      exam: z.enum(examKeys),
      title: z.string(),
      validFrom: z.iso.date(),
      confirmed: z.boolean(),
      checked: z.iso.date(),
      sources: z.array(z.string()),
      dialect: z.enum(paperDialects),
      languages: z.array(z.string()),
      calculator: z.literal(false),
      forms: z.int().min(1),
      sittings: z.array(
        z.object({
          title: z.string(),
          minutes: z.int().min(1),
          startWithinHours: z.int().optional(),
          sections: z.array(Section).min(1),
        }),
      ),
    }),
  ),
  alike: z.array(z.tuple([z.string(), z.string()])),
  corrections: z.array(
    z.object({ questionId: z.string(), date: z.iso.date(), from: Key, to: Key, reason: z.string() }),
  ),
})

/** Reads what `npm run content` compiled. When it is missing, the error says what to run. */
export function loadBank(folder = compiled): QuestionBank {
  const manifest = z.object({ chapters: z.array(z.string()) }).parse(readCompiled(folder, 'bank'))
  const read = manifest.chapters.map((key) => readChapter(folder, key))
  return makeQuestionBank(
    read.flatMap(({ questions }) => questions),
    {
      ...Papers.parse(readCompiled(folder, 'papers')),
      numeric: read.flatMap(({ numeric }) => numeric),
      pool: read.flatMap(({ pool }) => pool),
    },
  )
}

type Chapter = { questions: BankQuestion[]; numeric: NumericQuestion[]; pool: BankQuestion[] }

function readChapter(folder: string, key: string): Chapter {
  const chapter = chapters.find((known) => known.key === key)
  if (!chapter) throw new Error(`The bank holds the chapter ${key}, the catalogue does not`)
  const { subject } = chapter
  const readIf = <T>(name: string, schema: z.ZodType<T>, none: T): T =>
    existsSync(join(folder, `${name}.json`)) ? schema.parse(readCompiled(folder, name)) : none
  const questions = z.array(CompiledQuestion).parse(readCompiled(folder, key))
  const numeric = readIf(`${key}.numeric`, z.array(CompiledNumeric), [])
  const pool = readIf(`${key}.pool`, Pool, { questions: [], numeric: [] })
  const withSlips = ({ notes, ...question }: z.infer<typeof CompiledQuestion>): BankQuestion => ({
    ...question,
    subject,
    slips: Object.fromEntries(Object.entries(notes).map(([letter, { code }]) => [letter, code])),
  })
  return {
    questions: questions.map(withSlips),
    numeric: [...numeric, ...pool.numeric.map(pooled)].map((question) => ({ ...question, subject })),
    pool: pool.questions.map(withSlips).map(pooled),
  }
}

const pooled = <T>(question: T): T & { isPooled: boolean } => ({ ...question, isPooled: true })

function readCompiled(folder: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
  } catch (cause) {
    throw new Error('The question bank is not compiled: run npm run content', { cause })
  }
}
