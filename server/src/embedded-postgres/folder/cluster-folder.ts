import { execFile } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Cluster } from '../cluster.ts'
import { PostgresFailed } from '../failures.ts'
import { type Account, canReach, childOptions } from '../process/run-as.ts'
import { remove } from './remove.ts'

type UnseenCluster = Omit<Cluster, 'folderAsSeen' | 'socketFolder' | 'mark'>

const run = promisify(execFile)
const majorVersion = '18'

/**
 * The path by which the server's account reaches the folder. A folder in a private home cannot be reached by its path,
 * but a process started inside it can use it (Linux), so the data stays where DATA_DIR says.
 */
export function nameForAccount(folder: string, account: Account): string {
  if (account === undefined || canReach(account, folder)) return folder
  if (existsSync('/proc/self/cwd')) return '/proc/self/cwd'
  throw new PostgresFailed(
    `The account of PostgreSQL (user ${account.uid}) cannot reach ${folder}: point DATA_DIR to a folder outside private homes, or start Vikalp as another user than root.`,
  )
}

/** Creates the cluster if there is none, and rejects one that this PostgreSQL must not touch. */
export async function prepareClusterFolder(cluster: UnseenCluster): Promise<void> {
  const { dataDir, folder, account } = cluster
  for (const name of readdirSync(dataDir).filter((found) => found.startsWith('postgres.init-')))
    remove(join(dataDir, name))
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
  if (!existsSync(folder)) return createCluster(cluster)
  checkVersion(folder)
  // Root may have restored the folder from a copy.
  if (account && statSync(folder).uid === 0)
    await run('chown', ['-R', `${account.uid}:${account.gid}`, folder])
}

function checkVersion(folder: string): void {
  const versionFile = join(folder, 'PG_VERSION')
  const isWhole = existsSync(versionFile) && existsSync(join(folder, 'global/pg_control'))
  if (!isWhole)
    throw new PostgresFailed(
      `${folder} is not a complete PostgreSQL cluster: restore it from a backup, or move it away to start with an empty one.`,
    )
  const version = readFileSync(versionFile, 'utf8').trim()
  if (version !== majorVersion)
    throw new PostgresFailed(
      `${folder} was written by PostgreSQL ${version}, and this is ${majorVersion}: make a backup with the Vikalp that wrote it and restore that.`,
    )
}

/** Runs initdb in a temporary folder and renames it, so that nobody sees half a cluster. */
async function createCluster(cluster: UnseenCluster): Promise<void> {
  const { account, binaries, dataDir, durable, folder } = cluster
  const unfinished = join(dataDir, `postgres.init-${process.pid}`)
  try {
    mkdirSync(unfinished)
    chmodSync(unfinished, 0o700)
    if (account) chownSync(unfinished, account.uid, account.gid)
    const place = ['-D', nameForAccount(unfinished, account), ...(durable ? [] : ['--no-sync'])]
    await run(binaries.initdb, [...initdbArguments, ...place], childOptions(account, unfinished))
    renameSync(unfinished, folder)
    if (durable) syncFolder(dataDir)
  } catch (error) {
    remove(unfinished)
    const said = error instanceof Error ? ('stderr' in error && String(error.stderr)) || error.message : ''
    throw new PostgresFailed(`PostgreSQL could not make its data folder ${folder}`, said, { cause: error })
  }
}

// The server is reached only by a unix socket in a private folder, so trust is safe (record 0031). The ICU of the binaries is old;
// the builtin locale sorts the same on every machine.
const initdbArguments = [
  ...['-U', 'vikalp', '-A', 'trust', '-E', 'UTF8', '--data-checksums'],
  ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
]

/** A rename survives a power cut only if the parent folder has been synced. */
function syncFolder(folder: string): void {
  const file = openSync(folder, 'r')
  fsyncSync(file)
  closeSync(file)
}
