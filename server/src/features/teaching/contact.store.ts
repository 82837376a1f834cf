import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'openContact', 'findSampleContact')

const ContactRow = z.object({
  email: z.string(),
  phone: z.string().nullable(),
  parentContact: z.string().nullable(),
  address: z.string().nullable(),
  quizzesTaken: z.number(),
})
export type ContactRow = z.infer<typeof ContactRow>

type Reading = { id: string; readerId: string; studentId: string; readAt: Date }

/** Writes the reading down. */
export const openContact = (db: Db, reading: Reading): Promise<ContactRow> =>
  db.one(sql.openContact, reading, ContactRow)

/** Only of a student of the sample teacher who is of the sample too. */
export const findSampleContact = (
  db: Db,
  which: { teacherId: string; studentId: string },
): Promise<ContactRow | undefined> => db.maybeOne(sql.findSampleContact, which, ContactRow)
