import pg from 'pg'
import type { z } from 'zod'
import { arrayParsers } from './database/arrays.ts'
import {
  addressesOf,
  clientTo,
  Hosts,
  isStandby,
  requirePrimary,
  requireSchema,
  Standby,
  verifyBy,
} from './database/hosts.ts'
import { spareConnections } from './database/spare-connections.ts'
import type { Statement } from './load-sql.ts'
import { throwOutage } from './outage.ts'
import { Problem, unavailable } from './problem.ts'

// A router between forgets a connection that rests, and a host that lost its power does not say so: TCP asks by itself.
const alive = { keepAlive: true, keepAliveInitialDelayMillis: 30_000 } as const

// With a frozen database a request fails within three seconds instead of hanging.
const patienceOfClient = { connectionTimeoutMillis: 1_000, query_timeout: 2_000 } as const
const patience = { ...patienceOfClient, statement_timeout: 2_000 } as const

// PostgreSQL's count is a bigint and its sum a numeric, which the driver returns as text.
const types = new pg.TypeOverrides()
for (const type of [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]) types.setTypeParser(type, exactNumber)
for (const [type, parse] of arrayParsers) types.setTypeParser(type, parse)

type Parameters = Record<string, unknown>
type Row = z.ZodType

export type Db = {
  /** Exactly one row; anything else is a programming error. */
  one<R extends Row>(statement: Statement, parameters: Parameters, row: R): Promise<z.infer<R>>
  /** One row or none; more are a programming error. */
  maybeOne<R extends Row>(
    statement: Statement,
    parameters: Parameters,
    row: R,
  ): Promise<z.infer<R> | undefined>
  many<R extends Row>(statement: Statement, parameters: Parameters, row: R): Promise<z.infer<R>[]>
  /** The number of affected rows. */
  run(statement: Statement, parameters: Parameters): Promise<number>
  /** A transaction: all of the work or none of it, rolled back when the work throws. */
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** The queries available inside a transaction. */
export type Queries = Omit<Db, 'transaction' | 'close'>

/** A pool over a PostgreSQL URL (`postgres://user@/name?host=/socket/folder` reaches a unix socket). */
export function connect(databaseUrl: string, options: PoolOptions = {}): Db {
  const { size = 10, kept, name, onError = () => {}, isReady = () => true, pooledSchema } = options
  const limits = options.isUnhurried ? {} : pooledSchema ? patienceOfClient : patience
  const hosts = new Hosts(databaseUrl)
  const checks = [
    ...(hosts.areMany ? [requirePrimary(hosts)] : []),
    ...(pooledSchema ? [requireSchema(pooledSchema)] : []),
  ]
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: size,
    min: kept,
    application_name: name,
    types,
    ...alive,
    ...limits,
    ...(hosts.areMany && { Client: clientTo(hosts) }),
    ...(checks.length > 0 && { verify: verifyBy(checks) }),
  })
  pool.on('error', onError) // an idle connection that breaks is replaced by the pool
  const requireReady = (): void => {
    if (!isReady()) throw unavailable('The database', new Error('its tables are not ready yet'))
  }
  const waiting = <T>(work: () => Promise<T>): Promise<T> => spareConnections(pool, size, work)
  const queries = { query: (config: pg.QueryConfig) => waiting(() => pool.query(config)) }
  const isPrepared = pooledSchema === undefined
  return {
    ...queriesOf(queries, requireReady, isPrepared),
    transaction: async (work) => {
      requireReady()
      const client = await waiting(() => pool.connect()).catch(throwOutage)
      // The pool does not listen to a connection that it has lent, and an error that nobody hears would end the process.
      client.on('error', onError)
      const giveBack = (isBroken: boolean): void => {
        client.off('error', onError)
        client.release(isBroken)
      }
      try {
        await client.query('BEGIN')
        const result = await work(queriesOf(client, undefined, isPrepared))
        await client.query('COMMIT')
        giveBack(false)
        return result
      } catch (error) {
        giveBack(!(await isUndone(client, error)))
        return throwOutage(error)
      }
    },
    close: () => pool.end(),
  }
}

/**
 * One connection without time limits, for work that begins and ends its transactions itself. Of several hosts it is the
 * first that takes writes.
 */
export async function openConnection(databaseUrl: string, name?: string): Promise<pg.Client> {
  const addresses = addressesOf(databaseUrl)
  const failures: unknown[] = []
  for (const connectionString of addresses) {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 10_000,
      application_name: name,
      types,
      ...alive,
    })
    client.on('error', () => {}) // one that breaks between two statements fails the next of them
    try {
      await client.connect()
      if (addresses.length === 1 || !(await isStandby(client))) return client
      await client.end()
      failures.push(new Standby())
    } catch (error) {
      failures.push(error)
    }
  }
  throw failures.at(-1)
}

/** For work on one connection, which is closed when the work has ended: what is not committed is undone then. */
export async function withConnection<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await openConnection(databaseUrl)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** All of the work or none of it, on a connection that is closed when the work throws. */
export async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN')
  const result = await work()
  await client.query('COMMIT')
  return result
}

/**
 * Rolls back, and says whether the connection may be reused. It may when the work threw a problem of its own, such as a
 * wrong code; after any other error the connection is closed.
 */
async function isUndone(client: pg.PoolClient, error: unknown): Promise<boolean> {
  if (!(error instanceof Problem) || error.code === 'unavailable') return false
  return client.query('ROLLBACK').then(
    () => true,
    () => false,
  )
}

export function queriesOf(
  connection: { query(config: pg.QueryConfig): Promise<pg.QueryResult> },
  admit = (): void => {},
  isPrepared = true,
): Queries {
  const query = async ({ name, text, parameters }: Statement, named: Parameters): Promise<pg.QueryResult> => {
    const values = parameters.map((parameter) => {
      if (!(parameter in named)) throw new Error(`${name} needs $${parameter}`)
      return named[parameter]
    })
    admit()
    return connection.query({ ...(isPrepared && { name }), text, values }).catch(throwOutage)
  }
  const many: Queries['many'] = async (statement, named, row) =>
    (await query(statement, named)).rows.map((found) => row.parse(found))
  const maybeOne: Queries['maybeOne'] = async (statement, named, row) => {
    const [found, ...others] = await many(statement, named, row)
    if (others.length > 0) throw new Error(`${statement.name} gave ${others.length + 1} rows, not one`)
    return found
  }
  return {
    many,
    maybeOne,
    one: async (statement, named, row) => {
      const found = await maybeOne(statement, named, row)
      if (found === undefined) throw new Error(`${statement.name} gave 0 rows, not one`)
      return found
    },
    run: async (statement, named) => (await query(statement, named)).rowCount ?? 0,
  }
}

function exactNumber(text: string): number {
  const value = Number(text)
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER)
    throw new RangeError(`${text} is too large for an exact number`)
  return value
}

export type PoolOptions = {
  size?: number
  /** How many stay open when nobody needs them. */
  kept?: number
  /** By which the connections are known in the database. */
  name?: string
  onError?: ((error: Error) => void) | undefined
  /** While it is false every query throws `unavailable`. */
  isReady?: (() => boolean) | undefined
  /** For commands that may take minutes: no time limits. */
  isUnhurried?: boolean
  /** Through a pooler, which keeps no prepared statements: the schema whose tables it must lead to. */
  pooledSchema?: string
}
