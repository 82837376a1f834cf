import { join } from 'node:path'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../server/src/embedded-postgres/start-embedded-postgres.ts'
import { silentLog } from '../../../server/src/testing/trial.ts'
import type { Settings } from './product.ts'

/** A PostgreSQL that is no part of the product, and may be away. */
export type OutsideDatabase = { settings: Settings; start(): Promise<void>; stop(): Promise<void> }

/** It runs when `work` begins. */
export async function withOutsideDatabase<T>(
  folder: string,
  work: (database: OutsideDatabase) => Promise<T>,
): Promise<T> {
  const dataDir = join(folder, 'outside')
  let running: EmbeddedPostgres | undefined = await startEmbeddedPostgres({ dataDir, log: silentLog })
  const { user, host, database } = running.connection
  const stop = async (): Promise<void> => {
    await running?.stop()
    running = undefined
  }
  const settings = {
    DATABASE_URL: `postgres://${user}@/${database}?host=${encodeURIComponent(host)}`,
    TOKEN_SECRET: 'a secret for these trials only, long enough',
  }
  const start = async (): Promise<void> => {
    running = await startEmbeddedPostgres({ dataDir, log: silentLog })
  }
  try {
    return await work({ settings, start, stop })
  } finally {
    await stop()
  }
}
