import { indianDay, startOfIndianDay } from '@vikalp/domain/progress/periods'
import { keepTombstones, type TombstoneFile } from '../features/identity/erasure/tombstones.ts'
import { rebuildStale } from '../learners/rebuild-learner.ts'
import type { Clock } from '../platform/clock.ts'
import { step } from '../platform/monitoring/step.ts'
import { withTenant } from '../platform/tenants.ts'
import type { QuestionBank } from '../question-bank/question-bank.ts'
import { seedSample } from '../sample/sample-institute.ts'
import { whenItAnswers } from './prepare-database.ts'
import { terms } from './terms.ts'

const hour = 3_600_000

/** After this hour few students are awake; until then a streak of yesterday is still valid. */
const quietHour = 4

type Setting = {
  databaseUrl: string
  bank: QuestionBank
  clock: Clock
  demo: boolean
  tombstones: TombstoneFile
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
  tombstones,
  onError,
  signal,
}: Setting): Promise<() => void> {
  const makeSample = () => seedSample(databaseUrl, bank, clock(), { refresh: 'daily' })
  const works: [failure: string, work: () => Promise<unknown>][] = [
    ['the tombstones could not be written', () => keepTombstones(databaseUrl, tombstones)],
    [
      'what is believed of students could not be made anew',
      () => withTenant(databaseUrl, 'public', (db) => rebuildStale(db, bank)),
    ],
    ...terms.map(({ data, forget }): [string, () => Promise<unknown>] => [
      `not deleted at the end of its term: ${data}`,
      () => withTenant(databaseUrl, 'public', (db) => forget(db, clock())),
    ]),
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

function isNight(now: Date): boolean {
  const hours = (now.getTime() - startOfIndianDay(indianDay(now)).getTime()) / hour
  return hours >= quietHour && hours < quietHour + 2
}
