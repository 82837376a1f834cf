import assert from 'node:assert/strict'
import test from 'node:test'
import { testApp } from '#testing/test-app.ts'
import { connect, type Db } from '../db.ts'

const statement = (text: string) => ({ name: `test.${text}`, text, parameters: [] })

/** All at once: as statements of their own, and within transactions. */
const askOften = (db: Db): Promise<number[]> =>
  Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      i % 2 === 0
        ? db.run(statement('SELECT 1'), {})
        : db.transaction((tx) => tx.run(statement('SELECT 2'), {})),
    ),
  )

/** How many transactions can be open at a time. */
async function countOpen(db: Db, wanted: number): Promise<number> {
  let open = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  const hold = () =>
    db.transaction(() => {
      if (++open === wanted) resolve()
      return promise
    })
  await Promise.all(Array.from({ length: wanted }, hold))
  return open
}

test('a database that gives fewer connections than the pool may have is waited for, and asked for more later', async (t) => {
  const server = await testApp()
  t.after(server.close)
  await server.owner.run(statement('CREATE ROLE few LOGIN CONNECTION LIMIT 2'), {})
  const db = connect(server.databaseUrl.replace(/\/\/\w+@/, '//few@'), { size: 10 })
  t.after(() => db.close())
  t.mock.timers.enable({ apis: ['setTimeout'] })
  for (let i = 0; i < 3; i++) assert.equal((await askOften(db)).length, 30)
  await server.owner.run(statement('ALTER ROLE few CONNECTION LIMIT 10'), {})
  t.mock.timers.tick(10_000)
  assert.equal(await countOpen(db, 10), 10)
})
