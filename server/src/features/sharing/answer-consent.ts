import type { ConsentQuestion, sharingContract } from '@vikalp/contract/sharing'
import { consentTextVersion } from '@vikalp/domain/sharing/consent-code'
import type { z } from 'zod'
import { findSharing, lockStudent } from '#access/sharing-state.store.ts'
import type { FeatureDeps } from '#feature-deps.ts'
import type { Queries } from '#platform/db.ts'
import { notFound, Problem } from '#platform/problem.ts'
import { hashOfToken, newLinkToken } from './consent-token.ts'
import { findByWithdrawal, findQuestion, giveConsent, type Withdrawal, withdraw } from './sharing.store.ts'

type Deps = Pick<FeatureDeps, 'db' | 'clock'>
type Note = (more: { user: string }) => void
type Answer = z.output<typeof sharingContract.give.body>

/** The same answer for a token that never was, is used up or too old. */
const noQuestion = () => notFound('A question with this link or code')

export async function readQuestion({ db, clock }: Deps, token: string): Promise<ConsentQuestion> {
  const question = await findQuestion(db, { codeHash: hashOfToken(token), now: clock() })
  if (!question) throw noQuestion()
  const { student, method, issuer, expiresAt } = question
  return { student, method, issuer, expiresAt: expiresAt.toISOString(), textVersion: consentTextVersion }
}

/** Stores who says to be the guardian, when, and of which text. That it is true nobody has checked (record 0040). */
export async function answerConsent(
  { db, clock }: Deps,
  { token, isGuardian: _, ...said }: Answer,
  note: Note,
): Promise<{ withdrawalToken: string }> {
  if (said.textVersion !== consentTextVersion)
    throw new Problem('conflict', 'Another text is in force by now', { fields: { textVersion: 'is old' } })
  const now = clock()
  const codeHash = hashOfToken(token)
  const withdrawalToken = newLinkToken()
  return db.transaction(async (tx) => {
    const question = await findQuestion(tx, { codeHash, now })
    if (!question) throw noQuestion()
    note({ user: question.userId })
    await lockStudent(tx, question.userId)
    const { state } = await findSharing(tx, question.userId, now)
    if (state === 'agreed' || state === 'adult')
      throw new Problem('conflict', 'This student needs no consent any more', { fields: { sharing: state } })
    const withdrawalHash = hashOfToken(withdrawalToken)
    if (!(await giveConsent(tx, { ...said, userId: question.userId, codeHash, withdrawalHash, now })))
      throw noQuestion()
    return { withdrawalToken }
  })
}

/** By the student, who needs nobody's leave for it. */
export const withdrawOwn = ({ db, clock }: Deps, userId: string): Promise<void> =>
  db.transaction((tx) => endConsent(tx, { userId, withdrawnBy: 'student', now: clock() }))

/** By the guardian, with the link that came with the consent. */
export async function takeBack({ db, clock }: Deps, token: string, note: Note): Promise<void> {
  await db.transaction(async (tx) => {
    const userId = await findByWithdrawal(tx, hashOfToken(token))
    if (!userId) throw notFound('A consent with this link')
    note({ user: userId })
    await endConsent(tx, { userId, withdrawnBy: 'guardian', now: clock() })
  })
}

/** From 18 on sharing rests on the student's own word: with the consent nothing would end, so nothing is erased. */
async function endConsent(tx: Queries, withdrawal: Withdrawal): Promise<void> {
  const { userId, now } = withdrawal
  await lockStudent(tx, userId)
  const { state, givenAt } = await findSharing(tx, userId, now)
  if (givenAt === null) throw notFound('A consent')
  if (state === 'adult')
    throw new Problem('conflict', 'The student is 18 and shares on their own word', {
      fields: { sharing: state },
    })
  await withdraw(tx, withdrawal)
}
