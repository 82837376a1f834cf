import type { ReportReason } from '../vocabulary.ts'

/** What a student reports of a question (rule 75). */
export const reportReasonTexts: Readonly<Record<ReportReason, string>> = {
  'wrong-key': 'The marked answer is wrong',
  'two-right': 'More than one option is right',
  'none-right': 'No option is right',
  unclear: 'The question is not clear',
  figure: 'The figure is wrong or missing',
  translation: 'The translation is wrong',
  explanation: 'The explanation is wrong',
  syllabus: 'It is not in the syllabus',
}
