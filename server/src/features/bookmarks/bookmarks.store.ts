import { randomUUIDv7 } from 'node:crypto'
import { type SubjectKey, subjectKeys } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'
import type { BankQuestion } from '#question-bank/question-bank.ts'

const sql = loadSql(
  import.meta.url,
  'insertBookmark',
  'deleteBookmark',
  'listBookmarks',
  'listBySubject',
  'listMarked',
)

const BookmarkRow = z.object({ id: z.string(), questionId: z.string() })
const SubjectRow = z.object({ subject: z.enum(subjectKeys), questionIds: z.array(z.string()) })
const MarkedRow = z.object({ questionId: z.string() })

type Bookmark = { studentId: string; questionId: string }
type Wanted = { studentId: string; subject: SubjectKey | null; after: string | null; limit: number }

/** False unless the student has met the question in a graded quiz. */
export const insertBookmark = async (
  db: Db,
  studentId: string,
  { id: questionId, chapter, subject }: BankQuestion,
): Promise<boolean> =>
  (await db.run(sql.insertBookmark, { id: randomUUIDv7(), studentId, questionId, chapter, subject })) === 1

export async function deleteBookmark(db: Db, bookmark: Bookmark): Promise<void> {
  await db.run(sql.deleteBookmark, bookmark)
}

/** Newest first; `after` is the id of the last one that was read. */
export const listBookmarks = (db: Db, wanted: Wanted): Promise<z.infer<typeof BookmarkRow>[]> =>
  db.many(sql.listBookmarks, wanted, BookmarkRow)

export const listBySubject = (db: Db, studentId: string): Promise<z.infer<typeof SubjectRow>[]> =>
  db.many(sql.listBySubject, { studentId }, SubjectRow)

/** Those of these questions that the student has bookmarked. */
export const listMarked = async (
  db: Db,
  studentId: string,
  questionIds: readonly string[],
): Promise<string[]> =>
  (await db.many(sql.listMarked, { studentId, questionIds }, MarkedRow)).map(({ questionId }) => questionId)
