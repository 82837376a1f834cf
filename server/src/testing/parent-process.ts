// A process that owns an embedded PostgreSQL, for tests that kill its owner: node parent-for-tests.ts <data folder>
// It prints one line of JSON when ready, then every number whose row is committed; SIGTERM stops it.
import pg from 'pg'
import { startEmbeddedPostgres } from '../embedded-postgres/start-embedded-postgres.ts'
import { silentLog } from './trial.ts'

const [dataDir = ''] = process.argv.slice(2)
try {
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log: silentLog })
  process.once('SIGTERM', () => stop().then(() => process.exit(0)))
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  await client.query('CREATE TABLE IF NOT EXISTS kept (number integer)')
  console.log(JSON.stringify(connection))
  for (let number = 1; ; number++) {
    await client.query('INSERT INTO kept VALUES ($1)', [number])
    console.log(number)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 3
}
