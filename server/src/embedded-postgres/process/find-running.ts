import { existsSync, realpathSync } from 'node:fs'
import { type Connection, connectionOf } from '../cluster.ts'
import { markOf } from '../folder/folder-mark.ts'
import { findPostmasters } from './end-orphans.ts'

/** The connection to the PostgreSQL that another Vikalp now runs on this data folder, if there is one. */
export function findRunning(dataDir: string): Connection | undefined {
  if (!existsSync(dataDir)) return undefined
  const [postmaster] = findPostmasters(markOf(realpathSync(dataDir)))
  const socketFolder = /unix_socket_directories="([^"]+)"/.exec(postmaster?.command ?? '')?.[1]
  return socketFolder ? connectionOf({ socketFolder }) : undefined
}
