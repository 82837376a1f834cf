import type { AssignmentInput } from '@vikalp/contract/classes/assignments'
import { quizLimits } from '@vikalp/domain/limits'
import { type ExamKey, examKeys, isWordOf, type SubjectKey, subjectKeys } from '@vikalp/domain/vocabulary'

/** Due at the end of the day in India. */
const endOfDay = 'T23:59:00+05:30'

export type NewAssignment = {
  title: string
  exam: ExamKey | undefined
  subject: SubjectKey | undefined
  chapter: string
  count: number
  dueOn: string
}

export const readAssignment = (textOf: (field: keyof NewAssignment) => string): NewAssignment => {
  const [exam, subject] = [textOf('exam'), textOf('subject')]
  return {
    title: textOf('title').trim(),
    exam: isWordOf(examKeys, exam) ? exam : undefined,
    subject: isWordOf(subjectKeys, subject) ? subject : undefined,
    chapter: textOf('chapter'),
    count: Number(textOf('count')),
    dueOn: textOf('dueOn'),
  }
}

/** The first thing that is missing, or nothing. */
export function faultOf({ title, chapter, count, dueOn }: NewAssignment, today: string) {
  const { min, max } = quizLimits.questions
  if (chapter === '') return 'chapter'
  if (title === '') return 'title'
  if (!Number.isInteger(count) || count < min || count > max) return 'count'
  return dueOn >= today ? undefined : 'dueOn'
}

export const inputOf = (
  { title, chapter, count, dueOn }: NewAssignment,
  exam: ExamKey,
  subject: SubjectKey,
): AssignmentInput => ({
  title,
  exam,
  subject,
  chapters: [chapter],
  count,
  dueAt: new Date(`${dueOn}${endOfDay}`).toISOString(),
})
