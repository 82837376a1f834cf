import type { BookmarksPage } from '@vikalp/contract/bookmarks'
import type { SubjectKey } from '@vikalp/domain/vocabulary'
import type { FeatureDeps } from '#feature-deps.ts'
import { publicQuestion } from '#question-bank/question-bank.ts'
import { listBookmarks, listBySubject } from './bookmarks.store.ts'

const pageSize = 20

/**
 * The bookmarked questions, the newest first. One that has left the bank since cannot be shown, and one of a paper that is
 * being written is not shown, for it comes with its answer.
 */
export async function readBookmarks(
  { db, bank, clock, heldQuestions }: Pick<FeatureDeps, 'db' | 'bank' | 'clock' | 'heldQuestions'>,
  studentId: string,
  { subject = null, after = null }: { subject?: SubjectKey | null; after?: string | null },
): Promise<BookmarksPage> {
  const [held, bySubject, found] = await Promise.all([
    heldQuestions.of(db, studentId, clock()),
    listBySubject(db, studentId),
    listBookmarks(db, { studentId, subject, after, limit: pageSize + 1 }),
  ])
  const page = found.slice(0, pageSize)
  const questions = page.flatMap(({ questionId }) => {
    const question = held.has(questionId) ? undefined : bank.find(questionId)
    const [exam] = question?.exams ?? []
    return question && exam ? [publicQuestion(question, exam)] : []
  })
  const subjects = bySubject.flatMap(({ subject: of, questionIds }) => {
    const bookmarks = questionIds.filter((id) => bank.find(id)).length
    return bookmarks > 0 ? [{ subject: of, bookmarks }] : []
  })
  return { subjects, questions, next: found.length > pageSize ? (page.at(-1)?.id ?? null) : null }
}
