import { chmodSync, chownSync, existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chooseAccount } from '../../../server/src/embedded-postgres/process/run-as.ts'
import { tenants } from '../../../server/src/platform/tenants.ts'
import { unpack } from './debian.ts'
import { OutsideProgram } from './outside-program.ts'
import { lastingPort } from './port.ts'

export type Pooler = {
  /** Of a database for each schema. */
  url: string
  /** Sends every new connection there. */
  lead(host: string): void
}

/** Debian's PgBouncer, which lends its connections for a transaction at a time. */
export async function withPooler<T>(
  folder: string,
  host: string,
  work: (pooler: Pooler) => Promise<T>,
): Promise<T> {
  const place = join(folder, 'pooler')
  mkdirSync(place)
  const account = chooseAccount(folder)
  const port = await lastingPort()
  const settings = join(place, 'pgbouncer.ini')
  const people = join(place, 'people')
  writeFileSync(people, '"vikalp" ""\n')
  writeFileSync(settings, settingsOf(port, people, host))
  const { program, libraries } = findProgram(place)
  for (const path of [place, settings, people]) if (account) chownSync(path, account.uid, account.gid)
  const pooler = new OutsideProgram(account, program, ['--quiet', settings], { LD_LIBRARY_PATH: libraries })
  try {
    return await work({
      url: `postgres://vikalp@127.0.0.1:${port}/vikalp_{schema}`,
      lead: (next) => {
        writeFileSync(settings, settingsOf(port, people, next))
        pooler.signal('SIGHUP')
      },
    })
  } finally {
    await pooler.kill()
  }
}

const settingsOf = (port: number, people: string, host: string): string => {
  const [address, hostPort] = host.split(':')
  const databases = tenants.map(
    (schema) =>
      `vikalp_${schema} = host=${address} port=${hostPort} dbname=postgres connect_query='SET search_path TO ${schema}'`,
  )
  return [
    '[databases]',
    ...databases,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = trust',
    `auth_file = ${people}`,
    'pool_mode = transaction',
    'server_login_retry = 1',
    'server_connect_timeout = 1',
    '',
  ].join('\n')
}

/** As installed, or unpacked with the library that it needs besides. */
function findProgram(folder: string): { program: string; libraries: string } {
  const installed = '/usr/sbin/pgbouncer'
  if (existsSync(installed)) return { program: installed, libraries: '' }
  unpack(folder, 'pgbouncer', 'libc-ares2')
  chmodSync(folder, 0o755)
  const [library = ''] = globSync(join(folder, 'usr/lib/*/libcares.so.2'))
  return { program: join(folder, installed), libraries: dirname(library) }
}
