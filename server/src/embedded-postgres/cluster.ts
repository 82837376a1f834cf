import type { Binaries } from './binaries.ts'
import type { Account } from './process/run-as.ts'

/** All that is fixed about one embedded PostgreSQL while it lives. */
export type Cluster = {
  dataDir: string
  folder: string
  /** How the server itself names the folder. */
  folderAsSeen: string
  logFile: string
  socketFolder: string
  /** Stands in the command line of every server process of this data folder, and of no other. */
  mark: string
  account: Account
  binaries: Binaries
  durable: boolean
}

export type Connection = { host: string; user: string; database: string; port: number }

export function connectionOf(cluster: Pick<Cluster, 'socketFolder'>): Connection {
  return { host: cluster.socketFolder, user: 'vikalp', database: 'vikalp', port: 5432 }
}
