import { createHash } from 'node:crypto'
import { letters } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { loadSql } from '../../server/src/platform/load-sql.ts'
import { withDatabase } from '../embedded-database.ts'

const sql = loadSql(import.meta.url, 'insertBatches', 'endAll', 'countRunning')

const places = 180
const batches = 40
const actsEach = 20

/** As many acts as a paper of three hours has, on the first page: 800 in 40 batches for each sitting. */
export const fillLogs = (dataDir: string): Promise<void> =>
  withDatabase(dataDir, async (db) => {
    for (let place = 0; place < batches; place++) {
      const first = 1 + place * actsEach // the first few came before, and are the same
      const events = JSON.stringify(Array.from({ length: actsEach }, (_, i) => actOf(first + i)))
      const digest = createHash('sha256').update(events).digest()
      await db.run(sql.insertBatches, {
        place: 10_000 + place,
        digest,
        first,
        last: first + actsEach - 1,
        events,
      })
    }
  })

function actOf(seq: number): object {
  const q = Math.floor((seq - 1) / 3) % places
  const t = 1000 * (seq - 1)
  const acts = [
    { k: 'open', q, t },
    { k: 'pick', q, v: letters[q % 4], t },
    { k: 'save', q, t },
  ]
  return { ...acts[(seq - 1) % 3], seq }
}

/** Their time was over a while ago, and so was the grace. */
export const endAll = (dataDir: string): Promise<number> =>
  withDatabase(dataDir, (db) => db.run(sql.endAll, {}))

export const runningSittings = (dataDir: string): Promise<number> =>
  withDatabase(dataDir, async (db) => {
    const { running } = await db.one(sql.countRunning, {}, z.object({ running: z.int() }))
    return running
  })
