import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'listNotes', 'storeNote')

const NoteRow = z.object({ questionId: z.string(), note: z.string() })

/** What the student wrote, by question. */
export const listNotes = async (db: Db, studentId: string): Promise<Map<string, string>> =>
  new Map(
    (await db.many(sql.listNotes, { studentId }, NoteRow)).map(({ questionId, note }) => [questionId, note]),
  )

/** False without such a mistake. */
export const storeNote = async (
  db: Db,
  note: { studentId: string; questionId: string; note: string | null },
): Promise<boolean> => (await db.run(sql.storeNote, note)) === 1
