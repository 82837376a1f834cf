import { chmodSync, chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { chooseAccount } from '../../../server/src/embedded-postgres/process/run-as.ts'
import { waitUntil } from '../../../server/src/embedded-postgres/wait-until.ts'
import { findMachinePostgres } from '../../../server/src/testing/database/machine-postgres.ts'
import { Skipped } from '../fault.ts'
import { OutsideProgram, runAs } from './outside-program.ts'
import { lastingPort } from './port.ts'

const versions = [18, 17, 16, 15]

export type ReplicatedDatabase = {
  primary: string
  standby: string
  /** The primary is gone at once and for good, and the standby takes writes. */
  failOver(): Promise<void>
}

/** Debian's PostgreSQL twice: nothing is acknowledged before the standby has it on its disk. */
export async function withReplicatedDatabase<T>(
  folder: string,
  work: (database: ReplicatedDatabase) => Promise<T>,
): Promise<T> {
  const programs = versions.map((version) => findMachinePostgres(version)).find(Boolean)
  if (!programs) throw new Skipped("it needs Debian's postgresql")
  const account = chooseAccount(folder)
  const place = join(folder, 'replicated')
  mkdirSync(place)
  chmodSync(folder, 0o755)
  if (account) chownSync(place, account.uid, account.gid)
  const [first, second] = [join(place, 'primary'), join(place, 'standby')]
  const program = (name: string): string => join(programs, name)
  const postgres = (data: string, port: number, ...settings: string[]): OutsideProgram =>
    new OutsideProgram(account, program('postgres'), [
      ...[
        '-D',
        data,
        '-p',
        String(port),
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'unix_socket_directories=',
      ],
      ...settings.flatMap((setting) => ['-c', setting]),
    ])

  runAs(account, program('initdb'), '--username=vikalp', '--auth=trust', '--encoding=UTF8', first)
  const primaryPort = await lastingPort()
  const primary = postgres(first, primaryPort, 'synchronous_standby_names=standby')
  const running = [primary]
  try {
    await answering(primaryPort)
    const source = `host=127.0.0.1 port=${primaryPort} user=vikalp application_name=standby`
    runAs(account, program('pg_basebackup'), '-d', source, '-D', second, '-R', '-c', 'fast')
    const standbyPort = await lastingPort()
    running.push(postgres(second, standbyPort))
    await answering(standbyPort)
    return await work({
      primary: `127.0.0.1:${primaryPort}`,
      standby: `127.0.0.1:${standbyPort}`,
      failOver: async () => {
        await primary.kill()
        await ask(standbyPort, 'SELECT pg_promote()')
      },
    })
  } finally {
    for (const one of running) await one.kill()
  }
}

async function answering(port: number): Promise<void> {
  const isThere = () =>
    ask(port, 'SELECT 1').then(
      () => true,
      () => false,
    )
  if (!(await waitUntil(isThere, 30_000, 100))) throw new Error(`PostgreSQL on port ${port} does not answer`)
}

async function ask(port: number, text: string): Promise<void> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'vikalp', database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  await client.query(text).finally(() => client.end())
}
