import { type PaperTemplate, sectionsOf } from '../papers/template.ts'
import type { ExamKey } from '../vocabulary.ts'

/** The first pattern of a paper of the exam that asks the subject. */
export const patternFor = (
  templates: readonly PaperTemplate[],
  exam: ExamKey,
  subject: string,
): PaperTemplate | undefined =>
  templates.find(
    (template) =>
      template.exam === exam && sectionsOf(template).some((section) => section.subject === subject),
  )

/** The seconds that a paper of the exam has for a question of the subject; nothing where there is no pattern of one. */
export function examPace(
  templates: readonly PaperTemplate[],
  exam: ExamKey,
  subject: string,
): number | undefined {
  const sitting = patternFor(templates, exam, subject)?.sittings.find(({ sections }) =>
    sections.some((section) => section.subject === subject),
  )
  const questions = sitting?.sections.reduce((sum, { count }) => sum + count, 0)
  return sitting && questions ? Math.round((60 * sitting.minutes) / questions) : undefined
}
