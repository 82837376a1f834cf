import { consentMethods, type GuardianRelation, roles, type Withdrawer } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Db, Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(
  import.meta.url,
  'insertAge',
  'correctAge',
  'deleteUnanswered',
  'insertQuestion',
  'findQuestion',
  'giveConsent',
  'beginSharing',
  'endSharing',
  'findByWithdrawal',
  'withdraw',
  'closeQuestions',
  'eraseContact',
  'eraseUnshared',
  'listWaiting',
  'listReadings',
  'forgetReadings',
  'forgetQuestions',
)

const OwnerRow = z.object({ userId: z.string() })
const QuestionRow = OwnerRow.extend({
  student: z.string(),
  method: z.enum(consentMethods),
  expiresAt: z.date(),
  issuer: z.string().nullable(),
})
type QuestionRow = z.infer<typeof QuestionRow>

const WaitingRow = OwnerRow.extend({ student: z.string(), rollNo: z.string() })
type WaitingRow = z.infer<typeof WaitingRow>

const ReadingRow = z.object({
  reader: z.string().nullable(),
  role: z.enum(roles).nullable(),
  institute: z.string().nullable(),
  readAt: z.date(),
  times: z.number(),
})
type ReadingRow = z.infer<typeof ReadingRow>

type Issued = {
  id: string
  userId: string
  method: QuestionRow['method']
  issuedBy: string
  now: Date
  expiresAt: Date
  codeHash: Buffer
}
type Answer = {
  codeHash: Buffer
  withdrawalHash: Buffer
  now: Date
  guardian: string
  relation: GuardianRelation
  contact: string
  textVersion: string
}

/** False when it was answered before. `adultFrom` is null for whoever is 18. */
export const insertAge = async (
  db: Queries,
  age: { userId: string; adultFrom: string | null; now: Date },
): Promise<boolean> => (await db.run(sql.insertAge, age)) === 1

/** Sharing begins or ends with it; what was kept for sharing alone goes with the sharing. */
export async function correctAge(
  tx: Queries,
  age: { userId: string; adultFrom: string | null; now: Date },
): Promise<void> {
  await tx.run(sql.correctAge, age)
  await tx.run(sql.eraseUnshared, { userId: age.userId, now: age.now })
}

/** In the place of every earlier question of this kind that came from the same person and nobody has answered. */
export async function replaceQuestion(tx: Queries, question: Issued): Promise<void> {
  const { userId, method, issuedBy } = question
  await tx.run(sql.deleteUnanswered, { userId, method, issuedBy })
  await tx.run(sql.insertQuestion, question)
}

/** Undefined when it is used up, too old, of a teacher who is confirmed no more or has the student no more, or was never asked. */
export const findQuestion = (
  db: Queries,
  asked: { codeHash: Buffer; now: Date },
): Promise<QuestionRow | undefined> => db.maybeOne(sql.findQuestion, asked, QuestionRow)

/** Sharing begins with it. False when somebody else was faster. */
export async function giveConsent(
  tx: Queries,
  { userId, ...answer }: Answer & { userId: string },
): Promise<boolean> {
  if ((await tx.run(sql.giveConsent, answer)) === 0) return false
  await tx.run(sql.beginSharing, { userId })
  return true
}

export const findByWithdrawal = async (db: Queries, withdrawalHash: Buffer): Promise<string | undefined> =>
  (await db.maybeOne(sql.findByWithdrawal, { withdrawalHash }, OwnerRow))?.userId

export type Withdrawal = { userId: string; withdrawnBy: Withdrawer; now: Date }

/** Ends the standing consent, the sharing and every open question, and erases what was kept for sharing alone. */
export async function withdraw(tx: Queries, withdrawal: Withdrawal): Promise<void> {
  await tx.run(sql.withdraw, withdrawal)
  await tx.run(sql.closeQuestions, { userId: withdrawal.userId })
  await tx.run(sql.endSharing, { userId: withdrawal.userId })
  await tx.run(sql.eraseContact, { userId: withdrawal.userId })
}

/** Those of a class who are under 18 and without consent, by name. */
export const listWaiting = (db: Queries, of: { classId: string; today: string }): Promise<WaitingRow[]> =>
  db.many(sql.listWaiting, of, WaitingRow)

export const listReadings = (db: Db, of: { userId: string; since: Date }): Promise<ReadingRow[]> =>
  db.many(sql.listReadings, of, ReadingRow)

export const forgetReadings = (db: Db, before: Date): Promise<number> =>
  db.run(sql.forgetReadings, { before })

/** Those that nobody answered in time. */
export const forgetQuestions = (db: Db, before: Date): Promise<number> =>
  db.run(sql.forgetQuestions, { before })
