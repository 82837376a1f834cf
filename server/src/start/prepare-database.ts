import { setTimeout as pause } from 'node:timers/promises'
import { repair } from '../commands/repair.ts'
import { eraseAgain, keepTombstones, type TombstoneFile } from '../features/identity/erasure/tombstones.ts'
import { migrate } from '../platform/migrate.ts'
import type { jsonLog } from '../platform/monitoring/json-log.ts'
import { isOutage } from '../platform/outage.ts'
import type { QuestionBank } from '../question-bank/question-bank.ts'

type Log = ReturnType<typeof jsonLog>

const betweenTriesMs = 1_000
/** A line that often says that it still waits. */
const reminderMs = 15_000

type Preparation = {
  url: string
  bank: QuestionBank
  tombstones: TombstoneFile
  log: Log
  signal: AbortSignal
}

/**
 * Brings the tables up to date, and erases again whom a restored database has brought back. Waits for a database that does
 * not answer, and says so; `signal` ends the wait.
 */
export async function prepareDatabase({ url, bank, tombstones, log, signal }: Preparation): Promise<void> {
  const applied = await whenItAnswers(() => migrate(url), signal)
  if (applied && applied.length > 0) log.info('migrated', { applied })
  await whenItAnswers(() => repair(url, bank, { ifNeeded: true }), signal)
  const people = await whenItAnswers(() => eraseAgain(url, tombstones), signal)
  if (people) log.info('erased again whom the database had brought back', { people })
  await keepTombstones(url, tombstones).catch((error: unknown) =>
    log.error('the tombstones could not be written', { reason: String(error) }),
  )
}

/** The result of the work, which is done again for as long as the database fails it; undefined when `signal` ended that. */
export async function whenItAnswers<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  let said = Number.NEGATIVE_INFINITY
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isOutage(error)) throw error
      if (performance.now() - said >= reminderMs) {
        console.error(`The database does not answer, waiting for it: ${reasonOf(error)}`)
        said = performance.now()
      }
    }
    await pause(betweenTriesMs, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return undefined
  }
}

function reasonOf(error: Error): string {
  const { message, cause } = error
  return cause instanceof Error ? cause.message : message
}
