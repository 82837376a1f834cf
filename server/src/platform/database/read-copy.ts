import type { Db } from '../db.ts'
import { isOutage } from '../outage.ts'
import type { Problem } from '../problem.ts'
import type { Databases, Tenant } from '../tenants.ts'

/** So long a copy that did not answer is left alone. */
const restMs = 30_000

export type ReadCopy = <T>(tenant: Tenant, read: (db: Db) => Promise<T>) => Promise<T>

/**
 * Reads from copies that may lag behind. What a copy cannot do is done by the databases themselves: all while it does not
 * answer, and one reading that finds something to store.
 */
export function readerOf(copies: Databases, databases: Databases, now = () => performance.now()): ReadCopy {
  if (copies === databases) return (tenant, read) => read(databases[tenant])
  let restsUntil = 0
  return async (tenant, read) => {
    if (now() < restsUntil) return read(databases[tenant])
    try {
      return await read(copies[tenant])
    } catch (error) {
      if (!isOutage(error)) throw error
      if (!wasWrite(error)) restsUntil = now() + restMs
      return read(databases[tenant])
    }
  }
}

const wasWrite = ({ cause }: Partial<Problem>): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === '25006'
