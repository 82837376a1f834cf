import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Connection } from './cluster.ts'

// No socket yet, nobody listening yet, still starting or recovering, or too many connections.
const passing = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P03', '53300'])

/** A connection for our own use, to the database that always exists; its name contains our process id. */
export function newClient(connection: Connection, patience: number): pg.Client {
  const client = new pg.Client({
    ...connection,
    database: 'postgres',
    application_name: String(process.pid),
    connectionTimeoutMillis: patience,
    query_timeout: 10_000,
  })
  client.on('error', () => {}) // it ends when the server does; those who need to know listen to 'end'
  return client
}

/** Tries until the server answers; throws the last error when `isHopeless`, or after two minutes of recovery. */
export async function connectWhenReady(
  connection: Connection,
  isHopeless: () => boolean,
): Promise<pg.Client> {
  const end = performance.now() + 120_000
  for (;;) {
    const client = newClient(connection, 2_000)
    try {
      await client.connect()
      return client
    } catch (error) {
      if (isHopeless() || performance.now() > end || !isPassing(error)) throw error
      await pause(10)
    }
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return passing.has(code) || /timeout|terminated/i.test(error.message)
}
