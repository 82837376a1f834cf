import { createHash, randomInt } from 'node:crypto'
import { codeCharacters } from '@vikalp/domain/classes/join-code'
import { resetCodeLength } from '@vikalp/domain/identity/reset-code'
import type { Queries } from '#platform/db.ts'
import { saveCode } from './reset.store.ts'

/** Printed on a Friday, a code is used on Monday. */
const lifetimeMs = 3 * 24 * 3_600_000

/** In a mail it is at hand at once, and the mail may lie open later. */
const mailedForMs = 3_600_000

/** A backup or a reader of the database learns no code from it. */
export const hashOfCode = (code: string): Buffer => createHash('sha256').update(code).digest()

/** So long an account gets no second mail. */
const betweenMailsMs = 5 * 60_000

const newCode = (): string =>
  Array.from({ length: resetCodeLength }, () => codeCharacters[randomInt(codeCharacters.length)]).join('')

/** A code on paper, in place of the one before it. Without a maker it is the operator's. */
export async function makeResetCode(
  db: Queries,
  { userId, makerId, now }: { userId: string; makerId: string | null; now: Date },
): Promise<{ code: string; expiresAt: Date }> {
  const code = newCode()
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  await saveCode(db, { userId, codeHash: hashOfCode(code), makerId, byMail: false, expiresAt, recent: now })
  return { code, expiresAt }
}

/** A code for a mail; undefined when one was made in the last minutes. */
export async function makeMailedCode(
  db: Queries,
  { userId, now }: { userId: string; now: Date },
): Promise<string | undefined> {
  const code = newCode()
  const expiresAt = new Date(now.getTime() + mailedForMs)
  const recent = new Date(expiresAt.getTime() - betweenMailsMs)
  const made = { userId, codeHash: hashOfCode(code), makerId: null, byMail: true, expiresAt, recent }
  return (await saveCode(db, made)) ? code : undefined
}
