import type pg from 'pg'

/** How long a pool makes do with what it has, before it asks for more again. */
const restMs = 10_000

/**
 * Does work that takes a connection from the pool. A database that has none left for us is no outage while the pool has
 * some: it then makes do with those, and the work waits until one is free.
 */
export async function spareConnections<T>(pool: pg.Pool, size: number, work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!hasNoneLeft(error) || pool.totalCount === 0 || tries === size) throw error
      pool.options.max = Math.min(pool.options.max, pool.totalCount)
      setTimeout(() => {
        pool.options.max = size
      }, restMs).unref()
    }
  }
}

/** Of the database, or of our role. The statement has not begun. */
const hasNoneLeft = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '53300'
