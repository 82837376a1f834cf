import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'isTaken', 'listPresence', 'forgetDay', 'insertDay')

const PresenceRow = z.object({
  userId: z.string(),
  name: z.string(),
  rollNo: z.string(),
  present: z.boolean(),
})
type PresenceRow = z.infer<typeof PresenceRow>

type ClassDay = { classId: string; day: string }
type TakenDay = ClassDay & { students: string[]; absent: string[]; takenAt: Date }

export const isTaken = async (db: Queries, of: ClassDay): Promise<boolean> =>
  (await db.run(sql.isTaken, of)) === 1

/** The students in the class on the day, by name; present unless marked absent. */
export const listPresence = (db: Queries, of: ClassDay): Promise<PresenceRow[]> =>
  db.many(sql.listPresence, of, PresenceRow)

/** Replaces any earlier marks of the day. */
export async function saveDay(tx: Queries, { students, absent, takenAt, ...of }: TakenDay): Promise<void> {
  await tx.run(sql.forgetDay, of)
  await tx.run(sql.insertDay, { ...of, students, absent, takenAt })
}
