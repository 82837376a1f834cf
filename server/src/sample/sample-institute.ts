import { demoPassword } from '@vikalp/domain/identity/demo-accounts'
import { addDays, indianDay } from '@vikalp/domain/progress/periods'
import type { Role } from '@vikalp/domain/vocabulary'
import { hashPassword } from '#features/identity/password.ts'
import { rebuildRollups } from '#features/quiz/rollups.store.ts'
import { connect, type Db, type Queries } from '#platform/db.ts'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import { type AccountIds, makeSample } from './make-sample.ts'
import { momentOf } from './moments.ts'
import { demoAccounts } from './people/demo-accounts.ts'
import {
  deleteSample,
  insertSample,
  lockSeeding,
  sampleDay,
  saveDemoAccount,
} from './sample-institute.store.ts'

/** Which sample is made anew as of `now`: none, one of an earlier day, or any. */
type Refresh = 'never' | 'daily' | 'always'
type Options = { refresh?: Refresh }

/** How much was made. */
export type Seeded = { students: number; teachers: number; classes: number; quizzes: number }

/**
 * Makes the sample institute and the three demo accounts (rules 2 and 3), or makes them anew; what people really did
 * with the demo accounts stays. Gives nothing where nothing was to be done.
 */
export async function seedSample(
  databaseUrl: string,
  bank: QuestionBank,
  now: Date,
  { refresh = 'never' }: Options = {},
): Promise<Seeded | undefined> {
  const db = connect(databaseUrl, { size: 1, isUnhurried: true })
  try {
    return (await isDue(db, now, refresh)) ? await seed(db, bank, now, refresh) : undefined
  } finally {
    await db.close()
  }
}

async function isDue(db: Queries, now: Date, refresh: Refresh): Promise<boolean> {
  if (refresh === 'always') return true
  const day = await sampleDay(db)
  return day === undefined || (refresh === 'daily' && day < indianDay(now))
}

async function seed(db: Db, bank: QuestionBank, now: Date, refresh: Refresh): Promise<Seeded | undefined> {
  const passwordHash = await hashPassword(demoPassword)
  return db.transaction(async (tx) => {
    await lockSeeding(tx)
    if (!(await isDue(tx, now, refresh))) return undefined // another process was faster
    const ids = await saveDemoAccounts(tx, passwordHash, now)
    await deleteSample(tx, ids)
    const sample = makeSample(bank, now, ids)
    await insertSample(tx, sample, ids)
    await rebuildRollups(tx, bank, { ofSample: true })
    return {
      students: sample.students.length,
      teachers: sample.teachers.length,
      classes: sample.classes.length,
      quizzes: sample.attempts.length,
    }
  })
}

async function saveDemoAccounts(tx: Queries, passwordHash: string, now: Date): Promise<AccountIds> {
  const createdAt = momentOf(addDays(indianDay(now), -daysOpen), 10 * 60)
  const save = (role: Role): Promise<string> =>
    saveDemoAccount(tx, { ...demoAccounts[role], passwordHash, createdAt })
  return {
    student: await save('student'),
    teacher: await save('teacher'),
    institute: await save('institute'),
  }
}

/** Longer than any of its people are with the institute. */
const daysOpen = 720
