import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { type Connection, connectionOf } from '../cluster.ts'
import { connectWhenReady, newClient } from '../connect-when-ready.ts'
import { DataFolderInUse } from '../failures.ts'
import { ensureDatabase, findGuardHolder, takeGuard } from './guard.store.ts'

export type Guard = { release(): void }

type Guarded = { connection: Connection; dataDir: string; isServerGone: () => boolean }

/**
 * Waits for the server, makes our database, and holds an advisory lock as long as the server lives: the second
 * line behind the folder lock, seen even from where that one is not (another network namespace).
 */
export async function holdGuard(guarded: Guarded): Promise<Guard> {
  let isReleased = false
  let client = await enter(guarded)
  const watch = () => client.once('end', () => void takeAgain())
  // A backend that crashes takes all connections with it, ours too; the server itself recovers.
  const takeAgain = async () => {
    await pause(100)
    if (isReleased || guarded.isServerGone()) return
    client = await enter(guarded).catch(() => client)
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

async function enter({ connection, dataDir, isServerGone }: Guarded): Promise<pg.Client> {
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

/** Whom a running server of this folder belongs to; undefined for an orphan, and for one that does not answer. */
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

/** The process number a guard connection carries as its name. */
async function findHolder(client: pg.Client): Promise<number | undefined> {
  const holder = await findGuardHolder(client)
  return holder === undefined ? undefined : Number(holder)
}

/** Not waited for: a frozen server never says goodbye. */
function letGo(client: pg.Client): void {
  void client.end().catch(() => {})
}
