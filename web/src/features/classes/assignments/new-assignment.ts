import type { AssignmentInput } from '@vikalp/contract/classes/assignments'
import { quizLimits } from '@vikalp/domain/limits'
import { type ExamKey, examKeys, isWordOf, type SubjectKey, subjectKeys } from '@vikalp/domain/vocabulary'
import type { PickedQuestion } from '#question/picker/picks.ts'
import { dueAtEndOf } from './due-at.ts'

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

/** The first thing that is missing, or nothing. What was picked needs no chapter and no number. */
export function faultOf({ title, chapter, count, dueOn }: NewAssignment, picks: number, today: string) {
  const { min, max } = quizLimits.questions
  if (picks === 0 && chapter === '') return 'chapter'
  if (title === '') return 'title'
  if (picks === 0 && (!Number.isInteger(count) || count < min || count > max)) return 'count'
  return dueOn >= today ? undefined : 'dueOn'
}

export const inputOf = (
  { title, chapter, count, dueOn }: NewAssignment,
  { exam, subject, picks }: { exam: ExamKey; subject: SubjectKey; picks: readonly PickedQuestion[] },
): AssignmentInput => ({
  title,
  exam,
  subject,
  ...(picks.length === 0
    ? { chapters: [chapter], count }
    : {
        chapters: [...new Set(picks.map((pick) => pick.chapter))],
        count: quizLimits.questions.usual,
        questionIds: picks.map(({ questionId }) => questionId),
      }),
  dueAt: dueAtEndOf(dueOn),
})
