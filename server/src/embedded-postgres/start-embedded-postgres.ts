import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { findBinaries } from './binaries.ts'
import { type Cluster, type Connection, connectionOf } from './cluster.ts'
import { DataFolderInUse, toPostgresFailed } from './failures.ts'
import { nameForAccount, prepareClusterFolder } from './folder/cluster-folder.ts'
import { letPass, makeDataFolder } from './folder/data-folder.ts'
import { lockFolder } from './folder/folder-lock.ts'
import { markOf } from './folder/folder-mark.ts'
import { remove } from './folder/remove.ts'
import { makeSocketFolder } from './folder/socket-folder.ts'
import type { Log } from './log.ts'
import { endOrphans } from './process/end-orphans.ts'
import { findRunning } from './process/find-running.ts'
import { findOwner } from './process/guard.ts'
import { chooseAccount } from './process/run-as.ts'
import { type OnFatal, superviseServer } from './process/supervisor.ts'

export type EmbeddedPostgres = {
  /** The options for `new pg.Pool(...)`; the host is the socket folder. */
  connection: Connection
  /** Clean (fast) shutdown; a second call waits for the first. */
  stop(): Promise<void>
}

type Options = {
  dataDir: string
  log: Log
  /** False only in tests: commits may be lost when the machine goes down. */
  durable?: boolean
  /** How many there may be at a time. */
  connections?: number
  /** Called once, when the server has died and the folder belongs to another Vikalp now. */
  onFatal?: OnFatal
}

/**
 * Starts the PostgreSQL of this data folder and owns it. Throws DataFolderInUse when another Vikalp uses the folder, and
 * PostgresFailed (with the end of the log) for any other failure.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  try {
    return await start(options)
  } catch (error) {
    throw toPostgresFailed(`PostgreSQL cannot be started with the data folder ${options.dataDir}`, error)
  }
}

async function start({ dataDir: path, log, durable = true, connections = 20, onFatal = () => {} }: Options) {
  const begin = performance.now()
  makeDataFolder(path)
  const dataDir = realpathSync(path)
  const mark = markOf(dataDir)
  const lock = await lockFolder(dataDir, mark)
  try {
    const cluster = await prepareCluster({ dataDir, mark, durable, connections })
    const clearSocket = () => remove(cluster.socketFolder)
    const supervisor = await superviseServer(cluster, log, onFatal).catch((error: unknown) => {
      clearSocket()
      throw error
    })
    log.info('PostgreSQL is ready', { dataDir, milliseconds: Math.round(performance.now() - begin) })
    const stopAll = async () => {
      await supervisor.stop()
      clearSocket()
      await lock.release()
    }
    let stopped: Promise<void> | undefined
    return {
      connection: connectionOf(cluster),
      stop: () => {
        stopped ??= stopAll()
        return stopped
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

type ClusterOptions = Pick<Cluster, 'dataDir' | 'mark' | 'durable' | 'connections'>

async function prepareCluster({ dataDir, mark, ...rest }: ClusterOptions): Promise<Cluster> {
  await endEarlierServer(dataDir, mark)
  const folder = join(dataDir, 'postgres')
  const logFile = join(dataDir, 'postgres.log')
  const account = chooseAccount(folder)
  letPass(dataDir, account)
  const binaries = findBinaries(account, dataDir)
  const cluster = { dataDir, folder, logFile, account, binaries, ...rest }
  await prepareClusterFolder(cluster)
  const folderAsSeen = nameForAccount(folder, account)
  return { ...cluster, mark, folderAsSeen, socketFolder: makeSocketFolder(mark, account) }
}

/** A server still running on this folder is an orphan, unless it has an owner that the folder lock could not see. */
async function endEarlierServer(dataDir: string, mark: string): Promise<void> {
  const running = findRunning(dataDir)
  const owner = running && (await findOwner(running.host))
  if (owner !== undefined) throw new DataFolderInUse(dataDir, owner)
  await endOrphans(mark)
}
