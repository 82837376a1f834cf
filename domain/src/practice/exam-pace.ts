import type { PaperTemplate } from '../papers/template.ts'
import type { ExamKey } from '../vocabulary.ts'

/** The seconds that a paper of the exam has for a question of the subject; nothing where there is no pattern of one. */
export function examPace(
  templates: readonly PaperTemplate[],
  exam: ExamKey,
  subject: string,
): number | undefined {
  const sitting = templates
    .filter((template) => template.exam === exam)
    .flatMap(({ sittings }) => sittings)
    .find(({ sections }) => sections.some((section) => section.subject === subject))
  const questions = sitting?.sections.reduce((sum, { count }) => sum + count, 0)
  return sitting && questions ? Math.round((60 * sitting.minutes) / questions) : undefined
}
