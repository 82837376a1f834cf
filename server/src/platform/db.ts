import pg from 'pg'
import type { z } from 'zod'
import type { Statement } from './load-sql.ts'
import { unavailable } from './problem.ts'

// A frozen database is an error within three seconds, never a hanging request.
const patience = { connectionTimeoutMillis: 2_000, query_timeout: 2_500, statement_timeout: 2_500 } as const

type Parameters = Record<string, unknown>
type Row = z.ZodType

export type Db = {
  /** Exactly one row; anything else is a programmer's error. */
  one<R extends Row>(statement: Statement, parameters: Parameters, row: R): Promise<z.infer<R>>
  maybeOne<R extends Row>(
    statement: Statement,
    parameters: Parameters,
    row: R,
  ): Promise<z.infer<R> | undefined>
  many<R extends Row>(statement: Statement, parameters: Parameters, row: R): Promise<z.infer<R>[]>
  /** The number of rows touched. */
  run(statement: Statement, parameters: Parameters): Promise<number>
  close(): Promise<void>
}

/** A pool over a PostgreSQL URL (`postgres://user@/name?host=/socket/folder` reaches a unix socket). */
export function connect(databaseUrl: string, { size = 10, onError = () => {} }: PoolOptions = {}): Db {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: size, ...patience })
  pool.on('error', onError) // an idle connection that breaks is replaced by the pool
  const query = async ({ name, text, parameters }: Statement, given: Parameters): Promise<pg.QueryResult> => {
    const values = parameters.map((parameter) => {
      if (!(parameter in given)) throw new Error(`${name} needs $${parameter}`)
      return given[parameter]
    })
    return pool.query({ name, text, values }).catch((error: unknown) => {
      throw isOutage(error) ? unavailable('The database', error) : error
    })
  }
  const many: Db['many'] = async (statement, given, row) =>
    (await query(statement, given)).rows.map((found) => row.parse(found))
  const maybeOne: Db['maybeOne'] = async (statement, given, row) => (await many(statement, given, row))[0]
  return {
    many,
    maybeOne,
    one: async (statement, given, row) => {
      const found = await many(statement, given, row)
      if (found.length !== 1) throw new Error(`${statement.name} gave ${found.length} rows, not one`)
      return row.parse(found[0])
    },
    run: async (statement, given) => (await query(statement, given)).rowCount ?? 0,
    close: () => pool.end(),
  }
}

type PoolOptions = { size?: number; onError?: (error: Error) => void }

// Connection exceptions, insufficient resources (disk full among them), operator intervention, read-only standby.
const outageClasses = ['08', '53', '57', '25006']
const outageMessages =
  /timeout|ECONNREFUSED|ENOENT|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|Connection terminated/i

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return (
    outageClasses.some((start) => code.startsWith(start)) || outageMessages.test(`${code} ${error.message}`)
  )
}
