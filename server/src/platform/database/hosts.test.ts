import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import test, { after, before } from 'node:test'
import { z } from 'zod'
import { ownPrograms, startMachinePostgres } from '#testing/database/machine-postgres.ts'
import { connect, openConnection } from '../db.ts'
import { inSchema, withTenant } from '../tenants.ts'
import { addressesOf } from './hosts.ts'

const nobody = '127.0.0.1:1'
const port = { name: 'test.port', text: `SELECT current_setting('port') AS port`, parameters: [] }
const promote = { name: 'test.promote', text: 'SELECT pg_promote()', parameters: [] }

const Port = z.object({ port: z.number() })

type Server = Awaited<ReturnType<typeof startMachinePostgres>>
let primary: Server
let standby: Server
before(async () => {
  primary = await startMachinePostgres(ownPrograms())
  standby = await startMachinePostgres(ownPrograms(), { isStandby: true })
})
after(async () => {
  await primary.stop()
  await standby.stop()
})

const hostOf = ({ url }: Server): string => new URL(url).host
const urlOf = (...hosts: string[]): string => primary.url.replace(hostOf(primary), hosts.join(','))
const portOf = (server: Server): string => new URL(server.url).port

/** Where one of the first tries ends: each failure leads to the next host, though the next try may come before that. */
async function reached(url: string): Promise<string> {
  const db = connect(url)
  const ask = async () => (await db.one(port, {}, z.object({ port: z.string() }))).port
  try {
    return await ask().catch(ask).catch(ask).catch(ask).catch(ask)
  } finally {
    await db.close()
  }
}

test('each host has an address of its own, with everything else of the common one', () => {
  assert.deepEqual(addressesOf('postgres://u:p%2C@one:5433,two/db?sslmode=require'), [
    'postgres://u:p%2C@one:5433/db?sslmode=require',
    'postgres://u:p%2C@two/db?sslmode=require',
  ])
  for (const single of ['postgres://u@one/db?options=a,b', 'postgres://u@/db?host=/a,b'])
    assert.deepEqual(addressesOf(single), [single])
})

test('of several hosts the one that answers and takes writes is found, wherever it stands', async () => {
  const own = hostOf(primary)
  for (const hosts of [
    [own, nobody],
    [nobody, own],
    [hostOf(standby), nobody, own],
  ])
    assert.equal(await reached(urlOf(...hosts)), portOf(primary), hosts.join())
})

test('commands and migrations go to the primary at once; without one they fail', async () => {
  const client = await openConnection(urlOf(nobody, hostOf(standby), hostOf(primary)))
  const { rows } = await client.query(port.text)
  await client.end()
  assert.equal(rows[0].port, portOf(primary))
  await assert.rejects(openConnection(urlOf(nobody, hostOf(standby))), { code: '25006' })
})

test('long works, of which a start has some, pass over a host that takes connections and says nothing', async (t) => {
  const frozen = createServer().listen(0, '127.0.0.1')
  t.after(() => frozen.close())
  await once(frozen, 'listening')
  const { port: frozenPort } = Port.parse(frozen.address())
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const asked = once(frozen, 'connection')
  const work = withTenant(urlOf(`127.0.0.1:${frozenPort}`, hostOf(primary)), 'public', (db) =>
    db.transaction((tx) => tx.one(port, {}, z.object({ port: z.string() }))),
  )
  await asked
  t.mock.timers.tick(10_000)
  assert.deepEqual(await work, { port: portOf(primary) })
})

test('when the primary is gone and a standby promoted, the same pool goes on with that one', async () => {
  const db = connect(urlOf(hostOf(standby), hostOf(primary)))
  const operator = connect(standby.url)
  const ask = async () => (await db.one(port, {}, z.object({ port: z.string() }))).port
  try {
    assert.equal(await ask().catch(ask), portOf(primary))
    await primary.stop()
    await assert.rejects(ask(), { code: 'unavailable' })
    await operator.run(promote, {})
    assert.equal(await ask().catch(ask).catch(ask).catch(ask), portOf(standby))
  } finally {
    await db.close()
    await operator.close()
    primary = await startMachinePostgres(ownPrograms())
  }
})

test('through a pooler that leads to another schema nothing is read', async () => {
  const url = inSchema(primary.url.replace(/postgres$/, '{schema}'), 'postgres')
  const [right, wrong] = [connect(url, { pooledSchema: 'public' }), connect(url, { pooledSchema: 'demo' })]
  try {
    assert.equal(await right.run(port, {}), 1)
    await assert.rejects(wrong.run(port, {}), /leads to the schema public, not to demo/)
  } finally {
    await right.close()
    await wrong.close()
  }
})
