import { longCodeLength } from '@vikalp/domain/classes/join-code'
import { dayMs } from '@vikalp/domain/progress/periods'
import { hashOfCode, newCode } from '#access/new-code.ts'
import type { Queries } from '#platform/db.ts'
import { saveMailedCode, savePaperCode } from './reset.store.ts'

/** Printed on a Friday, a code is used on Monday. */
const lifetimeMs = 3 * dayMs

/** In a mail it is at hand at once, and the mail may lie open later. */
const mailedForMs = 3_600_000

/** So long an account gets no second mail. */
const secondsBetween = 5 * 60

/** A code on paper, in place of the one before it. Without a maker it is the operator's. */
export async function makeResetCode(
  db: Queries,
  { userId, makerId, now }: { userId: string; makerId: string | null; now: Date },
): Promise<{ code: string; expiresAt: Date }> {
  const code = newCode(longCodeLength)
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  await savePaperCode(db, { userId, codeHash: hashOfCode(code), makerId, expiresAt })
  return { code, expiresAt }
}

/** A code for a mail; undefined when one was made in the last minutes, or the address is not theirs by now. */
export async function makeMailedCode(
  db: Queries,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<string | undefined> {
  const code = newCode(longCodeLength)
  const expiresAt = new Date(now.getTime() + mailedForMs)
  const made = { userId, email, codeHash: hashOfCode(code), expiresAt, secondsBetween }
  return (await saveMailedCode(db, made)) ? code : undefined
}
