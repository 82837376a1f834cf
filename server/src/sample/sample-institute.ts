import { setTimeout } from 'node:timers/promises'
import { demoPassword } from '@vikalp/domain/identity/demo-accounts'
import { addDays, indianDay } from '@vikalp/domain/progress/periods'
import type pg from 'pg'
import { hashPassword } from '#features/identity/password.ts'
import { rebuildRollups } from '#features/quiz/rollups.store.ts'
import { inTransaction, type Queries, queriesOf, withConnection } from '#platform/db.ts'
import { createSchema, lockSchemas } from '#platform/migrate.ts'
import { inSchema } from '#platform/tenants.ts'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import { copyRows } from './copy-rows.store.ts'
import { makeSample } from './make-sample.ts'
import { momentOf } from './moments.ts'
import { sitSamplePapers } from './papers/sit-sample-papers.ts'
import { demoAccounts } from './people/demo-accounts.ts'
import { dropFormerSchemas, replaceSchemas } from './replace-schemas.store.ts'
import { type Account, analyse, insertSample, sampleDay } from './sample-institute.store.ts'

/** Which existing sample is replaced: none, one of an earlier day, or any. */
type Refresh = 'never' | 'daily' | 'always'
type Options = { refresh?: Refresh }

/** The number of rows of each kind. */
export type SampleCounts = { students: number; teachers: number; classes: number; quizzes: number }

/**
 * Creates or renews the sample institute with the three demo accounts (rules 2 and 3): first in new schemas, which then
 * replace those in use. It is one transaction, and it locks nothing in the schema of the people who signed up. Returns
 * undefined when there was nothing to do.
 */
export async function seedSample(
  databaseUrl: string,
  bank: QuestionBank,
  now: Date,
  { refresh = 'never' }: Options = {},
): Promise<SampleCounts | undefined> {
  return withConnection(inSchema(databaseUrl, 'sample'), (client) =>
    inTransaction(client, () => replaceSample(client, bank, now, refresh)),
  )
}

async function replaceSample(
  client: pg.Client,
  bank: QuestionBank,
  now: Date,
  refresh: Refresh,
): Promise<SampleCounts | undefined> {
  const tx = queriesOf(client)
  await lockSchemas(client) // when several processes start together, only one makes it
  if (!(await isDue(tx, now, refresh))) return undefined
  await dropFormerSchemas(tx)
  const accounts = await demoAccountsOf(now)
  const sample = await makeSample(bank, now)
  await createSchema(client, 'sample_next')
  await insertSample(tx, sample, accounts)
  await sitSamplePapers(tx, bank, now)
  await rebuildRollups(tx, bank)
  await analyse(tx)
  await createSchema(client, 'demo_next')
  await copyRows(tx, 'sample_next')
  await analyse(tx)
  await untilReplaced(client, () => replaceSchemas(tx, now))
  return {
    students: sample.students.length,
    teachers: sample.teachers.length,
    classes: sample.classes.length,
    quizzes: sample.attempts.length,
  }
}

async function isDue(tx: Queries, now: Date, refresh: Refresh): Promise<boolean> {
  if (refresh === 'always') return true
  const day = await sampleDay(tx)
  // One of a later day was made while the clock was ahead.
  return day === undefined || (refresh === 'daily' && day !== indianDay(now))
}

async function demoAccountsOf(now: Date): Promise<Account[]> {
  const createdAt = momentOf(addDays(indianDay(now), -daysOpen), 10 * 60)
  const passwordHash = await hashPassword(demoPassword)
  return Object.values(demoAccounts).map((account) => ({ ...account, passwordHash, createdAt }))
}

/** Longer ago than anybody joined the institute. */
const daysOpen = 720

/** A visitor blocks us only briefly, as statements last seconds at most. */
const mostTries = 30
const pauseMs = 200
const lockNotAvailable = '55P03'

async function untilReplaced(client: pg.Client, replace: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    await client.query('SAVEPOINT before_replacing')
    try {
      return await replace()
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === lockNotAvailable
      if (!isBusy || tries === mostTries) throw error
      await client.query('ROLLBACK TO SAVEPOINT before_replacing')
      await setTimeout(pauseMs)
    }
  }
}
