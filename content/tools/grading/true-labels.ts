import { difficulties } from '@vikalp/domain/vocabulary'
import type { Bank, BankChapter } from '../bank.ts'
import type { Remark } from '../finding.ts'
import type { AnyQuestion } from '../question-file.ts'
import { textHash } from '../solved.ts'
import type { Gradings } from './gradings.ts'

/** Those that practice serves; the pool for papers is put together by its own plan. */
const practised = ({ questions, numeric }: BankChapter): AnyQuestion[] => [...questions, ...numeric]

/** Of the question as it is now. */
export const gradingOf = (question: AnyQuestion, gradings: Gradings) => {
  const grading = gradings.get(question.id)
  return grading?.text === textHash(question) ? grading : undefined
}

/** Where author and reader differ, the lower label stands. */
export function* labelsTooHigh(chapter: BankChapter, { gradings }: Bank): Iterable<Remark> {
  for (const question of practised(chapter)) {
    const { id, difficulty } = question
    const read = gradingOf(question, gradings)
    if (read && difficulties.indexOf(read.difficulty) < difficulties.indexOf(difficulty))
      yield {
        id,
        message: `is labelled ${difficulty}; ${read.by} found it ${read.difficulty}: ${read.steps}`,
      }
  }
}

/** Of every question somebody has said, as it is now, how hard it is. */
export function* unreadLabels(chapter: BankChapter, { gradings }: Bank): Iterable<Remark> {
  for (const question of practised(chapter))
    if (!gradingOf(question, gradings))
      yield {
        id: question.id,
        message: gradings.has(question.id) ? 'was changed since it was graded' : 'nobody has graded it yet',
      }
}

export const countGraded = (chapter: BankChapter, { gradings }: Bank): number =>
  practised(chapter).filter((question) => gradingOf(question, gradings)).length
