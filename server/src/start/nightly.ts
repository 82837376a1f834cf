import { indianDay, startOfIndianDay } from '@vikalp/domain/progress/periods'
import { forgetUnseenDevices } from '../features/identity/devices/devices.store.ts'
import { forgetOldFailures } from '../features/identity/failed-tries.store.ts'
import { forgetChallenges } from '../features/identity/passkeys/passkeys.store.ts'
import { forgetExpiredCodes } from '../features/identity/reset/reset.store.ts'
import { forgetAbandoned } from '../features/quiz/forget-abandoned.ts'
import { forgetReadingsAndQuestions } from '../features/sharing/read-sharing.ts'
import type { Clock } from '../platform/clock.ts'
import { forgetEndedWindows } from '../platform/load/call-windows.store.ts'
import { step } from '../platform/monitoring/step.ts'
import { withTenant } from '../platform/tenants.ts'
import type { QuestionBank } from '../question-bank/question-bank.ts'
import { seedSample } from '../sample/sample-institute.ts'
import { whenItAnswers } from './prepare-database.ts'

const hour = 3_600_000

/** After this hour few students are awake; until then a streak of yesterday is still valid. */
const quietHour = 4

type Setting = {
  databaseUrl: string
  bank: QuestionBank
  clock: Clock
  demo: boolean
  onError: (what: string, error: unknown) => void
  /** Ends the wait for a database that goes away while the sample is made. */
  signal: AbortSignal
}

/**
 * What is done between four and six in India while the server runs: each work may run twice a night, and on several
 * servers at once. The sample is also made now if there is none of today, so that its streaks and weeks always end
 * today. Returns a function that stops this.
 */
export async function startNightly({
  databaseUrl,
  bank,
  clock,
  demo,
  onError,
  signal,
}: Setting): Promise<() => void> {
  const makeSample = () => seedSample(databaseUrl, bank, clock(), { refresh: 'daily' })
  const works: [failure: string, work: () => Promise<unknown>][] = [
    ['abandoned quizzes could not be deleted', () => forgetAbandoned(databaseUrl, clock())],
    ['old devices and codes could not be deleted', () => forgetSignIns(databaseUrl, clock())],
    ['old counters could not be deleted', () => forgetCounters(databaseUrl)],
    ['old readings could not be deleted', () => forgetReadingsAndQuestions(databaseUrl, clock())],
  ]
  if (demo) {
    await whenItAnswers(() => step('Sample institute', makeSample), signal)
    works.push(['the sample could not be refreshed', makeSample])
  }
  const timer = setInterval(() => {
    if (!isNight(clock())) return
    for (const [failure, work] of works) work().catch((error: unknown) => onError(failure, error))
  }, hour)
  return () => clearInterval(timer)
}

const forgetCounters = (databaseUrl: string): Promise<unknown> =>
  withTenant(databaseUrl, 'public', async (db) => {
    await forgetEndedWindows(db)
    await forgetOldFailures(db)
  })

const forgetSignIns = (databaseUrl: string, now: Date): Promise<unknown> =>
  withTenant(databaseUrl, 'public', async (db) => {
    await forgetUnseenDevices(db, { today: indianDay(now) })
    await forgetExpiredCodes(db, now)
    await forgetChallenges(db, now)
  })

function isNight(now: Date): boolean {
  const hours = (now.getTime() - startOfIndianDay(indianDay(now)).getTime()) / hour
  return hours >= quietHour && hours < quietHour + 2
}
