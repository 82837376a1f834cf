import { createHash, randomInt } from 'node:crypto'
import { codeCharacters } from '@vikalp/domain/classes/join-code'
import { resetCodeLength } from '@vikalp/domain/identity/reset-code'
import type { Queries } from '#platform/db.ts'
import { saveCode } from './reset.store.ts'

/** Printed on a Friday, a code is used on Monday. */
const lifetimeMs = 3 * 24 * 3_600_000

/** In a mail it is at hand at once, and the mail may lie open later. */
export const mailedForMs = 3_600_000

/** A backup or a reader of the database learns no code from it. */
export const hashOfCode = (code: string): Buffer => createHash('sha256').update(code).digest()

type ForWhom = { userId: string; makerId: string | null; byMail?: boolean; now: Date }

/** A code for a new password, in place of any that went the same way. Without a maker it is the operator's. */
export async function makeResetCode(
  db: Queries,
  { userId, makerId, byMail = false, now }: ForWhom,
): Promise<{ code: string; expiresAt: Date }> {
  const code = Array.from(
    { length: resetCodeLength },
    () => codeCharacters[randomInt(codeCharacters.length)],
  ).join('')
  const expiresAt = new Date(now.getTime() + (byMail ? mailedForMs : lifetimeMs))
  await saveCode(db, { userId, codeHash: hashOfCode(code), makerId, byMail, expiresAt })
  return { code, expiresAt }
}
