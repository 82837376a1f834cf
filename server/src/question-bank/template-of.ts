import { type Blueprint, templateFrom } from '@vikalp/domain/papers/blueprint'
import type { PaperTemplate } from '@vikalp/domain/papers/template'
import { difficulties, questionTypes, subjectKeys } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { QuestionBank } from './question-bank.ts'

/** As it is stored with a paper. */
export const BlueprintRow = z.object({
  minutes: z.int(),
  sections: z.array(
    z.object({
      subject: z.enum(subjectKeys),
      type: z.enum(questionTypes),
      count: z.int(),
      chapters: z.array(z.string()),
      mix: z.record(z.enum(difficulties), z.int()).optional(),
    }),
  ),
}) satisfies z.ZodType<Blueprint>

/** The pattern of a stored paper: that of an examination, or of a teacher's own blueprint. */
export function templateOf(
  { templates }: Pick<QuestionBank, 'templates'>,
  { template: key, blueprint }: { template: string; blueprint: Blueprint | null },
): PaperTemplate {
  const template = templates.find((known) => known.key === key)
  if (!template) throw new Error(`There is no paper ${key}`)
  return blueprint ? templateFrom(template, blueprint) : template
}
