import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findBinaries } from '../../embedded-postgres/binaries.ts'
import { childOptions, chooseAccount } from '../../embedded-postgres/process/run-as.ts'
import { waitUntil } from '../../embedded-postgres/wait-until.ts'
import { ask } from '../trial.ts'

/** The folder of this machine's own PostgreSQL programs of that major version, if it has one. */
export const findMachinePostgres = (major: number | undefined): string | undefined =>
  [
    `/usr/lib/postgresql/${major}/bin`,
    `/usr/pgsql-${major}/bin`,
    `/opt/homebrew/opt/postgresql@${major}/bin`,
  ].find((folder) => existsSync(join(folder, 'initdb')))

const password = 'one: two @ three'

/** The programs that come with the product. */
export const ownPrograms = (): string => dirname(findBinaries(chooseAccount(tmpdir()), tmpdir()).postgres)

/** A server of these programs over TCP, with a password; a standby takes no writes until it is promoted. */
export async function startMachinePostgres(
  programs: string,
  { isStandby = false } = {},
): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'vikalp-machine-'))
  const account = chooseAccount(folder)
  if (account) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password)
  const options = [
    '--username=vikalp',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--no-sync',
  ]
  const made = spawnSync(join(programs, 'initdb'), [`--pgdata=${data}`, ...options], {
    ...childOptions(account),
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(made.stderr)
  if (isStandby) writeFileSync(join(data, 'standby.signal'), '')
  const port = await freePort()
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
  ].flatMap((setting) => ['-c', setting])
  const child = spawn(join(programs, 'postgres'), ['-D', data, ...settings], {
    ...childOptions(account),
    stdio: 'ignore',
  })
  const exit = once(child, 'exit')
  const connection = { host: '127.0.0.1', port: Number(port), user: 'vikalp', password, database: 'postgres' }
  if (!(await waitUntil(() => ask(connection, 'SELECT 1').then(Boolean, () => false), 20_000)))
    throw new Error('The server does not answer')
  return {
    url: `postgres://vikalp:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      child.kill('SIGINT')
      await exit
      rmSync(folder, { recursive: true })
    },
  }
}

/** A port where nobody listens just now. */
export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return String(typeof address === 'object' && address ? address.port : 0)
}
