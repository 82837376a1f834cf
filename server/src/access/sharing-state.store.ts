import { indianDay } from '@vikalp/domain/progress/periods'
import { mayShare, sharingState } from '@vikalp/domain/sharing/sharing-state'
import { consentMethods, guardianRelations, type SharingState } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'
import { Problem } from '#platform/problem.ts'

const sql = loadSql(import.meta.url, 'findSharing', 'lockStudent')

const SharingRow = z.object({
  answered: z.boolean(),
  adultFrom: z.string().nullable(),
  sharesUntil: z.date().nullable(),
  guardian: z.string().nullable(),
  relation: z.enum(guardianRelations).nullable(),
  method: z.enum(consentMethods).nullable(),
  givenAt: z.date().nullable(),
  textVersion: z.string().nullable(),
})
export type SharingRow = z.infer<typeof SharingRow> & { state: SharingState }

/** Answers about one student, and what is kept on the strength of them, wait for each other. */
export const lockStudent = (tx: Queries, userId: string): Promise<number> =>
  tx.run(sql.lockStudent, { userId })

/** What a student may show to others (rule 82). */
export async function findSharing(db: Queries, userId: string, now: Date): Promise<SharingRow> {
  const row = await db.one(sql.findSharing, { userId }, SharingRow)
  const hasConsent = row.givenAt !== null
  return { ...row, state: sharingState({ ...row, hasConsent, today: indianDay(now) }) }
}

/** Rejects a student who may not show anything to others yet, and names what is missing. */
export async function requireSharing(db: Queries, userId: string, now: Date): Promise<void> {
  const { state } = await findSharing(db, userId, now)
  if (mayShare(state)) return
  throw new Problem('forbidden', 'A guardian has to agree first, or the age is not known', {
    fields: { sharing: state },
  })
}
