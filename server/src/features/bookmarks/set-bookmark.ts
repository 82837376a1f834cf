import type { FeatureDeps } from '#feature-deps.ts'
import { notFound } from '#platform/problem.ts'
import { deleteBookmark, insertBookmark } from './bookmarks.store.ts'

type Bookmark = { questionId: string; bookmarked: boolean }

/** The list shows the key, so only a question of a graded quiz can be in it; any other seems not to exist. */
export async function setBookmark(
  { db, bank }: Pick<FeatureDeps, 'db' | 'bank'>,
  studentId: string,
  { questionId, bookmarked }: Bookmark,
): Promise<void> {
  if (!bookmarked) return deleteBookmark(db, { studentId, questionId })
  const question = bank.find(questionId)
  const isMarked = question && (await insertBookmark(db, studentId, question))
  if (!isMarked) throw notFound('The question')
}
