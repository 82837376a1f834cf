import { randomUUIDv7 } from 'node:crypto'
import type { ConsentPaper } from '@vikalp/contract/sharing'
import { formatCode, longCodeLength } from '@vikalp/domain/classes/join-code'
import { consentLimits } from '@vikalp/domain/limits'
import { dayMs, indianDay } from '@vikalp/domain/progress/periods'
import type { ConsentMethod } from '@vikalp/domain/vocabulary'
import { newCode } from '#access/new-code.ts'
import { findSharing, lockStudent } from '#access/sharing-state.store.ts'
import { isConfirmed } from '#dashboard/confirmed.store.ts'
import type { FeatureDeps } from '#feature-deps.ts'
import { Problem } from '#platform/problem.ts'
import { hashOfToken, newLinkToken } from './consent-token.ts'
import { listWaiting, replaceQuestion } from './sharing.store.ts'

type Deps = Pick<FeatureDeps, 'db' | 'clock'>

const days: Record<ConsentMethod, number> = { link: consentLimits.linkDays, paper: consentLimits.paperDays }

const asked = (method: ConsentMethod, token: string, now: Date) => ({
  id: randomUUIDv7(),
  method,
  now,
  expiresAt: new Date(now.getTime() + days[method] * dayMs),
  codeHash: hashOfToken(token),
})

/** A link that the student passes on to a guardian. */
export async function makeLink(
  { db, clock }: Deps,
  userId: string,
): Promise<{ token: string; expiresAt: string }> {
  const now = clock()
  const { state } = await findSharing(db, userId, now)
  if (state !== 'waiting')
    throw new Problem('conflict', 'Only a student under 18 without consent asks a guardian', {
      fields: { sharing: state },
    })
  const token = newLinkToken()
  const question = { ...asked('link', token, now), userId, issuedBy: userId }
  await db.transaction(async (tx) => {
    await lockStudent(tx, userId)
    await replaceQuestion(tx, question)
  })
  return { token, expiresAt: question.expiresAt.toISOString() }
}

/** Codes on paper for the guardians of a class. Only a teacher who is known may hand them out. */
export async function printPapers(
  { db, clock }: Deps,
  teacherId: string,
  classId: string,
): Promise<ConsentPaper[]> {
  if (!(await isConfirmed(db, teacherId)))
    throw new Problem('forbidden', 'Only a confirmed teacher prints these')
  const now = clock()
  const waiting = await listWaiting(db, { classId, today: indianDay(now) })
  return db.transaction(async (tx) => {
    const papers: ConsentPaper[] = []
    for (const { userId, ...shown } of waiting) {
      const code = newCode(longCodeLength)
      await lockStudent(tx, userId)
      await replaceQuestion(tx, { ...asked('paper', code, now), userId, issuedBy: teacherId })
      papers.push({ userId, ...shown, code: formatCode(code) })
    }
    return papers
  })
}
