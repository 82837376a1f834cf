import { perLetter } from '@vikalp/domain/quiz/per-letter'
import { questionIdPattern } from '@vikalp/domain/quiz/question-id'
import {
  difficulties,
  examKeys,
  type Letter,
  letters,
  questionForms,
  thinkingLevels,
} from '@vikalp/domain/vocabulary'
import { LineCounter, parseDocument, visit } from 'yaml'
import * as z from 'zod'
import type { Finding } from './finding.ts'

const filled = z.string().trim().min(1)
const Wrong = z.strictObject({ code: filled, note: filled })
const Expression = z.union([z.string(), z.number()]).transform(String)
const Calc = z.strictObject({
  vars: z.record(z.string(), z.number()).default({}),
  ...perLetter(() => Expression.optional()),
  dp: z.int().min(0).max(12).optional(),
})

/** A picture of its own, or one that is drawn from the structures it shows (content/figures/README.md). */
const Image = z
  .strictObject({ file: filled.optional(), structures: filled.optional(), alt: filled })
  .refine(({ file, structures }) => !file !== !structures, 'has either a file or structures')

const common = {
  id: z.string().regex(questionIdPattern, 'must look like kin-0001'),
  topic: filled,
  exams: z.array(z.enum(examKeys)).min(1),
  difficulty: z.enum(difficulties),
  level: z.enum(thinkingLevels),
  text: filled,
  image: Image.optional(),
  hint: filled,
  explanation: filled,
  /** Its equations show a synthesis, so they need not balance. */
  scheme: z.literal(true).optional(),
  /** Kept for papers of its one exam: practice never shows it. */
  pool: z.literal('exam').optional(),
}

export const Question = z.strictObject({
  ...common,
  /** Left out of a plain question. */
  form: z.enum(questionForms).optional(),
  options: z.strictObject(perLetter(() => filled)),
  /** What is drawn in place of the options, whose texts then say the same in words. */
  structures: z.strictObject(perLetter(() => filled)).optional(),
  answer: z.enum(letters),
  wrong: z.strictObject(perLetter(() => Wrong.optional())),
  calc: Calc.optional(),
})
export type Question = z.infer<typeof Question>

const typedNumber = z.string().regex(/^-?\d+(?:\.\d+)?$/, 'must be a number in quotes')

/** A question whose number is typed, without options. */
export const NumericQuestion = z.strictObject({
  ...common,
  type: z.literal('numeric'),
  answer: z.strictObject({
    value: typedNumber,
    decimals: z.union([z.literal(0), z.literal(2)]),
    tolerance: z.number().min(0),
  }),
  unit: z.string(),
  /** What is typed after the usual slips. */
  usual: z.array(z.strictObject({ value: typedNumber, code: filled, note: filled })).length(3),
  calc: z
    .strictObject({
      vars: z.record(z.string(), z.number()).default({}),
      answer: Expression,
      usual: z.array(Expression).length(3),
    })
    .optional(),
})
export type NumericQuestion = z.infer<typeof NumericQuestion>

export type AnyQuestion = Question | NumericQuestion
export const isNumeric = (question: AnyQuestion): question is NumericQuestion => 'type' in question
export const hasOptions = (question: AnyQuestion): question is Question => !isNumeric(question)

const ChapterHead = z.strictObject({
  chapter: filled,
  syllabus: z.int(),
  questions: z.array(z.unknown()),
})

export type QuestionFile = {
  chapter: string
  questions: Question[]
  numeric: NumericQuestion[]
  pool: AnyQuestion[]
  findings: Finding[]
}

/** Reads the YAML 1.2 text of one chapter; every fault is a finding with its line. */
export function parseQuestionFile(fileName: string, source: string): QuestionFile {
  const lines = new LineCounter()
  const document = parseDocument(source, { version: '1.2', schema: 'core', lineCounter: lines })
  const findings: Finding[] = []
  const fault = (id: string, message: string) =>
    findings.push({ level: 'E', id, check: 'schema', message: `${fileName}:${message}` })

  for (const problem of [...document.errors, ...document.warnings])
    fault(fileName, `${lines.linePos(problem.pos[0]).line} ${problem.message.split('\n')[0]}`)
  visit(document, {
    Alias: (_, node) => fault(fileName, `${lineOf(node.range)} anchors and aliases are not allowed`),
  })
  if (findings.length > 0) return { chapter: '', questions: [], numeric: [], pool: [], findings }

  function lineOf(range: readonly number[] | null | undefined): number {
    return lines.linePos(range?.[0] ?? 0).line
  }
  function lineAt(path: readonly PropertyKey[]): number {
    for (let depth = path.length; depth > 0; depth--) {
      const node = document.getIn(path.slice(0, depth), true)
      if (node && typeof node === 'object' && 'range' in node && Array.isArray(node.range))
        return lineOf(node.range)
    }
    return 1
  }
  const faults = (id: string, issues: z.core.$ZodIssue[], above: PropertyKey[]) => {
    for (const issue of issues)
      fault(id, `${lineAt([...above, ...issue.path])} ${issue.path.join('.')} ${issue.message}`)
  }

  const head = ChapterHead.safeParse(document.toJS())
  if (!head.success) faults(fileName, head.error.issues, [])
  const read = (head.data?.questions ?? []).flatMap((raw, index): AnyQuestion[] => {
    const schema = hasType(raw) ? NumericQuestion : Question
    const { data, error } = schema.safeParse(raw)
    if (error) faults(nameOf(raw, index), error.issues, ['questions', index])
    return data ? [data] : []
  })
  const practised = read.filter(({ pool }) => !pool)
  return {
    chapter: head.data?.chapter ?? '',
    questions: practised.filter(hasOptions),
    numeric: practised.filter(isNumeric),
    pool: read.filter(({ pool }) => pool),
    findings,
  }
}

const hasType = (raw: unknown): boolean => typeof raw === 'object' && raw !== null && 'type' in raw

function nameOf(raw: unknown, index: number): string {
  const named = typeof raw === 'object' && raw !== null && 'id' in raw && typeof raw.id === 'string'
  return named ? String(raw.id) : `question ${index + 1}`
}

/** Whether it shows more than words and formulas, in its stem or in its options. */
export const hasFigure = ({ image, structures }: Question): boolean => Boolean(image ?? structures)

/** The file of a question's picture. */
export const imageFile = ({ id, image }: AnyQuestion): string | undefined =>
  image && (image.file ?? `${id}.svg`)

/** The three wrong options with their texts. */
export const distractorsOf = (question: Question): { letter: Letter; text: string }[] =>
  letters
    .filter((letter) => letter !== question.answer)
    .map((letter) => ({ letter, text: question.options[letter] }))

/** The four options; none where a number is typed. */
export const optionTexts = (question: AnyQuestion): string[] =>
  isNumeric(question) ? [] : letters.map((letter) => question.options[letter])

/** The slips behind the wrong answers, each with its letter or number. */
export const slipsOf = (question: AnyQuestion): { of: string; code: string; note: string }[] =>
  isNumeric(question)
    ? question.usual.map(({ value, ...slip }) => ({ of: value, ...slip }))
    : letters.flatMap((letter) => {
        const slip = question.wrong[letter]
        return slip ? [{ of: letter, ...slip }] : []
      })
