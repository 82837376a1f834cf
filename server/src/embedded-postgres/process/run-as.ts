import { type SpawnOptions, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PostgresFailed } from '../failures.ts'

/** The account that PostgreSQL runs as; undefined means our own. */
export type Account = { uid: number; gid: number } | undefined

// Tried in this order; PostgreSQL refuses to run as root, and initdb needs an account with a name.
const preferred = ['vikalp', 'postgres', '_postgres', 'nobody']

/** When we are root, the database runs as the owner of an existing cluster, else as a system account. */
export function chooseAccount(clusterFolder: string): Account {
  const ours = process.getuid?.()
  const owner = statSync(clusterFolder, { throwIfNoEntry: false })
  if (ours !== 0) {
    if (owner && owner.uid !== ours)
      throw new PostgresFailed(
        `${clusterFolder} belongs to user ${owner.uid}, and this process runs as user ${ours}: start Vikalp as its owner, or change the owner of the folder.`,
      )
    return undefined
  }
  const isCluster = existsSync(join(clusterFolder, 'PG_VERSION'))
  if (owner && isCluster && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const account = accountNamed(preferred) ?? [...readAccounts().values()][0]
  if (!account)
    throw new PostgresFailed(
      'PostgreSQL refuses to run as root and this system has no other account: create a user named postgres, start Vikalp as another user, or set DATABASE_URL.',
    )
  return account
}

/** The first of these that the system has. */
export function accountNamed(names: readonly string[]): Account {
  const accounts = readAccounts()
  return names.map((name) => accounts.get(name)).find(Boolean)
}

function readAccounts(): Map<string, { uid: number; gid: number }> {
  if (!existsSync('/etc/passwd')) return new Map()
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]): [string, { uid: number; gid: number }] => [
      name,
      { uid: Number(uid), gid: Number(gid) },
    ])
  return new Map(rows.filter(([, { uid, gid }]) => uid > 0 && gid >= 0))
}

// PostgreSQL gets nothing of our environment: a PGDATA or another locale must not affect it.
const environment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/local/bin:/usr/bin:/bin' }

/** Options for every child of this folder. The kernel enters `cwd` while we are still root. */
export function childOptions(account: Account, cwd = '/') {
  return { ...account, cwd, env: environment } satisfies SpawnOptions
}

/** Whether the account can reach the folder; we ask the kernel, which knows every kind of permission. */
export function canReach(account: Account, folder: string): boolean {
  const walk = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], childOptions(account))
  return walk.status === 0
}
