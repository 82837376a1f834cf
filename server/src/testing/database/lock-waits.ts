import type { Db } from '#platform/db.ts'

const waiting = { name: 'test.waiting', text: 'SELECT FROM pg_locks WHERE NOT granted', parameters: [] }

/** True as soon as so many wait for a lock, the work among them, false when it ends without waiting. */
export async function waitsForLock(db: Db, work: Promise<unknown>, count = 1): Promise<boolean> {
  let isDone = false
  const done = () => {
    isDone = true
  }
  work.then(done, done)
  while (!isDone) if ((await db.run(waiting, {})) >= count) return true
  return false
}

/** Whether the work waits while another transaction holds the row; then the row is released and the work ends. */
export async function waitsForRow(
  db: Db,
  table: 'users' | 'classes',
  id: string,
  begin: () => Promise<unknown>,
): Promise<boolean> {
  const text = `SELECT FROM ${table} WHERE id = $1 FOR NO KEY UPDATE`
  const hold = { name: `test.hold.${table}`, text, parameters: ['id'] }
  const { waits, work } = await db.transaction(async (tx) => {
    if ((await tx.run(hold, { id })) !== 1) throw new Error('There is no such row')
    const begun = begin()
    return { waits: await waitsForLock(db, begun), work: [begun] } // in a list: alone it would be waited for in here
  })
  await Promise.all(work)
  return waits
}
