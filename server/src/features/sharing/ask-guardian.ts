import { randomUUIDv7 } from 'node:crypto'
import type { ConsentPaper } from '@vikalp/contract/sharing'
import { consentLimits } from '@vikalp/domain/limits'
import { indianDay } from '@vikalp/domain/progress/periods'
import { formatConsentCode } from '@vikalp/domain/sharing/consent-code'
import type { ConsentMethod } from '@vikalp/domain/vocabulary'
import { findSharing } from '#access/sharing-state.store.ts'
import { isConfirmed } from '#dashboard/confirmed.store.ts'
import type { FeatureDeps } from '#feature-deps.ts'
import { Problem } from '#platform/problem.ts'
import { hashOf, newLinkToken, newPaperCode } from './consent-token.ts'
import { listWaiting, lockStudent, replaceQuestion } from './sharing.store.ts'

type Deps = Pick<FeatureDeps, 'db' | 'clock'>

const dayMs = 86_400_000
const days: Record<ConsentMethod, number> = { link: consentLimits.linkDays, paper: consentLimits.paperDays }

const asked = (method: ConsentMethod, token: string, now: Date) => ({
  id: randomUUIDv7(),
  method,
  now,
  expiresAt: new Date(now.getTime() + days[method] * dayMs),
  codeHash: hashOf(token),
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
      const code = newPaperCode()
      await lockStudent(tx, userId)
      await replaceQuestion(tx, { ...asked('paper', code, now), userId, issuedBy: teacherId })
      papers.push({ userId, ...shown, code: formatConsentCode(code) })
    }
    return papers
  })
}
