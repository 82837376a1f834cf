import type { Binaries } from './binaries.ts'
import type { Account } from './process/run-as.ts'

/** Everything about an embedded PostgreSQL that does not change while it runs. */
export type Cluster = {
  dataDir: string
  folder: string
  /** The path by which the server itself reaches the folder. */
  folderAsSeen: string
  logFile: string
  socketFolder: string
  /** A text in the command line of every server process of this data folder, and of no other process. */
  mark: string
  account: Account
  binaries: Binaries
  durable: boolean
  /** How many there may be at a time. */
  connections: number
}

export type Connection = { host: string; user: string; database: string; port: number }

export function connectionOf(cluster: Pick<Cluster, 'socketFolder'>): Connection {
  return { host: cluster.socketFolder, user: 'vikalp', database: 'vikalp', port: 5432 }
}
