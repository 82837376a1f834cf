import pg from 'pg'
import type { Sent } from './script.ts'

/** The statements that the server sends to its database while `work` runs in this process. */
export async function sentDuring(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function noted(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args
    sent.push(
      typeof first === 'string'
        ? { text: first, values: Array.isArray(second) ? second : [] }
        : { values: [], ...(first as { text: string; values?: unknown[] }) }, // as the driver is called
    )
    return Reflect.apply(query, this, args)
  } as typeof query // it only notes and changes nothing
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return sent
}
