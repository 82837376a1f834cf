import type { PaperTemplate } from '@vikalp/domain/papers/template'
import { examKeys, paperDialects, questionForms, questionTypes, subjectKeys } from '@vikalp/domain/vocabulary'
import { parseDocument } from 'yaml'
import * as z from 'zod'

const filled = z.string().trim().min(1)
const places = z.int().min(0)

const Section = z.strictObject({
  subject: z.enum(subjectKeys),
  part: filled,
  type: z.enum(questionTypes),
  form: z.enum(questionForms).optional(),
  count: z.int().min(1),
  /** +4 is 16, -0.25 is -1. */
  quarterMarks: z.strictObject({ right: z.int().min(1), wrong: z.int().max(0), blank: z.literal(0) }),
  mix: z.strictObject({ Easy: places, Medium: places, Hard: places }).optional(),
})

export const TemplateFile = z.strictObject({
  key: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  exam: z.enum(examKeys),
  title: filled,
  validFrom: z.iso.date(),
  confirmed: z.boolean(),
  checked: z.iso.date(),
  sources: z.array(filled).min(1),
  dialect: z.enum(paperDialects),
  languages: z.array(z.enum(['en', 'hi', 'gu'])).min(1),
  calculator: z.literal(false),
  forms: z.int().min(1),
  /** What the pattern says in all, against which the sections are added up. */
  questions: z.int(),
  marks: z.int(),
  sittings: z
    .array(
      z.strictObject({
        title: filled,
        minutes: z.int().min(1),
        startWithinHours: z.int().min(1).optional(),
        sections: z.array(Section).min(1),
      }),
    )
    .min(1),
})
export type TemplateFile = z.infer<typeof TemplateFile>

export type ParsedTemplate = { file: TemplateFile } | { faults: string[] }

/** Reads the YAML 1.2 text of one template. */
export function parseTemplate(source: string): ParsedTemplate {
  const document = parseDocument(source, { version: '1.2', schema: 'core' })
  const problems = [...document.errors, ...document.warnings]
  if (problems.length > 0) return { faults: problems.map(({ message }) => message.split('\n')[0] ?? '') }
  const { data, error } = TemplateFile.safeParse(document.toJS())
  if (data) return { file: data }
  return { faults: error.issues.map(({ path, message }) => `${path.join('.')} ${message}`) }
}

/** The template as the rules know it. */
export const templateOf = ({
  questions: _,
  marks: __,
  sittings,
  ...template
}: TemplateFile): PaperTemplate => ({
  ...template,
  sittings: sittings.map(({ sections, ...sitting }) => ({
    ...sitting,
    sections: sections.map(({ quarterMarks, ...section }) => ({ ...section, marks: quarterMarks })),
  })),
})
