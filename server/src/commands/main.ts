import { type Config, readConfig } from '../config.ts'
import { TombstoneFile } from '../features/identity/erasure/tombstones.ts'
import { openDatabase } from '../open-database.ts'
import { systemClock } from '../platform/clock.ts'
import { jsonLog } from '../platform/monitoring/json-log.ts'
import type { SecurityEvent } from '../platform/monitoring/security-events.ts'
import { securityLog } from '../platform/monitoring/security-log.ts'
import { loadBank } from '../question-bank/load-bank.ts'
import { seedSample } from '../sample/sample-institute.ts'
import { correctAge } from './account/correct-age.ts'
import { eraseAccount } from './account/erase-account.ts'
import { exportAccount } from './account/export-account.ts'
import { resetPassword } from './account/reset-password.ts'
import { backup } from './backup/backup.ts'
import { restoreWithoutErased } from './backup/restore-without-erased.ts'
import { confirmation } from './confirmation/confirmation.ts'
import { moderation } from './moderation.ts'
import { repair } from './repair.ts'
import { reports } from './reports.ts'
import { requireNoServer } from './require-no-server.ts'
import { reset } from './reset.ts'
import { reviewList } from './statistics.ts'

/** What it says, and whose account it was about where that is an event. */
type Done = string | { said: string; about?: string }
type Command = (databaseUrl: string, args: readonly string[], config: Config) => Promise<Done>

const commands: Record<string, Command> = {
  migrate: async () => 'The database is migrated', // openDatabase has just done it
  seed: async (databaseUrl) => {
    const made = await seed(databaseUrl)
    return `The sample institute is made as of today: ${made}`
  },
  reset: async (databaseUrl, _, config) => {
    await requireNoServer(databaseUrl)
    await reset(databaseUrl)
    if (!config.demo) return 'The database is empty again'
    return `The database is empty again, save the sample institute: ${await seed(databaseUrl)}`
  },
  repair: async (databaseUrl) => {
    await repair(databaseUrl, loadBank())
    return 'What the dashboards read was made anew from the attempts'
  },
  statistics: async (databaseUrl) => (await reviewList(databaseUrl, loadBank())).join('\n'),
  reports: async (databaseUrl, args) =>
    (await reports(databaseUrl, loadBank(), { args, now: systemClock() })).join('\n'),
  moderation: async (databaseUrl, args) =>
    (await moderation(databaseUrl, { args, now: systemClock() })).join('\n'),
  'reset-password': (databaseUrl, args) => resetPassword(databaseUrl, { args, now: systemClock() }),
  'correct-age': (databaseUrl, args) => correctAge(databaseUrl, { args, now: systemClock() }),
  'erase-account': (databaseUrl, args, config) =>
    eraseAccount(databaseUrl, { args, now: systemClock(), tombstones: new TombstoneFile(config.tombstones) }),
  'export-account': (databaseUrl, args) =>
    exportAccount(databaseUrl, loadBank(), { args, now: systemClock() }),
  'confirm-institute': (databaseUrl, args) =>
    confirmation(databaseUrl, { role: 'institute', args, now: systemClock() }),
  'confirm-teacher': (databaseUrl, args) =>
    confirmation(databaseUrl, { role: 'teacher', args, now: systemClock() }),
  backup: (databaseUrl, [file]) => backup(databaseUrl, needed(file)),
  restore: async (databaseUrl, [file], config) => {
    await requireNoServer(databaseUrl)
    return restoreWithoutErased(databaseUrl, needed(file), {
      bank: loadBank(),
      tombstones: new TombstoneFile(config.tombstones),
    })
  },
}

const events: Readonly<Record<string, SecurityEvent>> = {
  restore: 'database-restored',
  reset: 'database-reset',
  moderation: 'suggestion-judged',
  'confirm-institute': 'account-confirmed',
  'confirm-teacher': 'account-confirmed',
  'reset-password': 'reset-code-made',
  'correct-age': 'age-corrected',
  'erase-account': 'account-erased',
  'export-account': 'account-exported',
}

// These may run beside the server; all others need the data folder for themselves.
const beside = [
  'backup',
  'repair',
  'statistics',
  'reports',
  'moderation',
  'confirm-institute',
  'confirm-teacher',
  'reset-password',
  'correct-age',
  'erase-account',
  'export-account',
]

const [name = '', ...args] = process.argv.slice(2)
try {
  const config = readConfig()
  const command = commands[name]
  if (!command) throw new Error(`There is no command ${name}: use ${Object.keys(commands).join(', ')}`)
  const join = beside.includes(name)
  const database = await openDatabase(config, jsonLog('error'), { join })
  try {
    console.log(await recorded(config, () => command(database.url, args, config)))
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** A command that takes away what people stored is an event, done or not. */
async function recorded(config: Config, run: () => Promise<Done>): Promise<string> {
  const [verb, judgedId] = args
  // Without arguments these only list.
  const event = verb === undefined && beside.includes(name) ? undefined : events[name]
  const log = securityLog({ where: config.securityLog, onError: console.error })
  let outcome = 'failed'
  let about = name === 'moderation' ? judgedId : undefined
  try {
    const done = await run()
    outcome = 'ok'
    if (typeof done === 'string') return done
    about = done.about
    return done.said
  } finally {
    const verdict = name === 'moderation' ? verb : undefined
    if (event) log({ event, outcome, user: 'operator', about, verdict })
  }
}

async function seed(databaseUrl: string): Promise<string> {
  const made = await seedSample(databaseUrl, loadBank(), systemClock(), { refresh: 'always' })
  return Object.entries(made ?? {})
    .map(([what, count]) => `${count} ${what}`)
    .join(', ')
}

function needed(path: string | undefined): string {
  if (!path) throw new Error(`Name the file: npm run db:${name} FILE`)
  return path
}
