import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import pg from 'pg'
import type { Connection } from '../embedded-postgres/cluster.ts'
import { markOf } from '../embedded-postgres/folder/folder-mark.ts'
import { endOrphans } from '../embedded-postgres/process/end-orphans.ts'
import { listRunningProcesses } from '../embedded-postgres/process/running-processes.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres/start-embedded-postgres.ts'
import { waitUntil } from '../embedded-postgres/wait-until.ts'

/** The start of these tests: a data folder that is removed with the test, and its server. */
export function newDataDir(t: TestContext, mode = 0o755): string {
  const parent = mkdtempSync(join(tmpdir(), 'vikalp-test-'))
  chmodSync(parent, mode)
  afterwards(t, () => rmSync(parent, { recursive: true, force: true, maxRetries: 5 }))
  return join(parent, 'data')
}

const undoings = new WeakMap<TestContext, (() => unknown)[]>()

/** Like t.after, but in reverse order, so that the server stops before its folder is removed. */
export function afterwards(t: TestContext, undo: () => unknown): void {
  const known = undoings.get(t)
  if (known) {
    known.unshift(undo)
    return
  }
  const stack = [undo]
  undoings.set(t, stack)
  t.after(async () => {
    for (const undoNext of stack) await undoNext()
  })
}

type Options = Parameters<typeof startEmbeddedPostgres>[0]
type Trial = Omit<Options, 'log'> & Partial<Pick<Options, 'log'>>

export async function startTrial(t: TestContext, options: Trial): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ durable: false, log: silentLog, ...options })
  afterwards(t, () => server.stop())
  return server
}

export const silentLog = { info: () => {}, error: () => {} }

export async function ask(connection: Connection, text: string): Promise<unknown[]> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

/** Whether the server answers again within the patience. */
export function answers(connection: Connection, patience: number): Promise<boolean> {
  return waitUntil(() => ask(connection, 'SELECT 1').then(Boolean, () => false), patience)
}

/** Every process that belongs to the data folder, backends included. */
export function serversOf(dataDir: string) {
  const mark = markOf(dataDir)
  return listRunningProcesses().filter(({ command }) => command.includes(mark))
}

/** For tests that leave an orphan on purpose. */
export function endServersAfter(t: TestContext, dataDir: string): void {
  afterwards(t, () => endOrphans(markOf(dataDir)))
}
