import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { type Connection, connectionOf } from '../cluster.ts'
import { connectWhenReady, newClient } from '../connect-when-ready.ts'
import { DataFolderInUse } from '../failures.ts'
import { ensureDatabase, findGuardHolder, takeGuard } from './guard.store.ts'

export type Guard = { release(): void }

type GuardedServer = { connection: Connection; dataDir: string; isServerGone: () => boolean }

/**
 * Waits for the server, creates our database, and holds an advisory lock while the server runs. It is a second guard
 * besides the folder lock, which cannot be seen from another network namespace.
 */
export async function holdGuard(server: GuardedServer): Promise<Guard> {
  let isReleased = false
  let client = await enter(server)
  const watch = () => client.once('end', () => void takeAgain())
  // A crashing backend ends all connections, ours too; the server itself recovers.
  const takeAgain = async () => {
    await pause(100)
    if (isReleased || server.isServerGone()) return
    client = await enter(server).catch(() => client)
    if (isReleased) letGo(client)
    else watch()
  }
  watch()
  return {
    release: () => {
      isReleased = true
      letGo(client)
    },
  }
}

async function enter({ connection, dataDir, isServerGone }: GuardedServer): Promise<pg.Client> {
  const client = await connectWhenReady(connection, isServerGone)
  try {
    if (!(await takeGuard(client))) throw new DataFolderInUse(dataDir, await findHolder(client))
    await ensureDatabase(client)
    return client
  } catch (error) {
    letGo(client)
    throw error
  }
}

/** The process id of the owner of a running server; undefined for an orphan or a server that does not answer. */
export async function findOwner(socketFolder: string): Promise<number | undefined> {
  const client = newClient(connectionOf({ socketFolder }), 1_000)
  try {
    await client.connect()
    return await findHolder(client)
  } catch {
    return undefined
  } finally {
    letGo(client)
  }
}

/** The process id in the name of the guard connection. */
async function findHolder(client: pg.Client): Promise<number | undefined> {
  const holder = await findGuardHolder(client)
  return holder === undefined ? undefined : Number(holder)
}

/** We do not wait for the end, as a frozen server never answers. */
function letGo(client: pg.Client): void {
  void client.end().catch(() => {})
}
