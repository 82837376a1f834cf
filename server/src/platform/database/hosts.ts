import pg from 'pg'
import { z } from 'zod'

/** One address for each host of `postgres://user@one:5432,two:5432/name`. */
export function addressesOf(databaseUrl: string): string[] {
  const [, start = '', hosts = '', rest = ''] =
    /^(\w+:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/s.exec(databaseUrl) ?? []
  return hosts.includes(',') ? hosts.split(',').map((host) => start + host + rest) : [databaseUrl]
}

/** Of several hosts the one that took the last connection; when it fails, the next connection goes to the one after it. */
export class Hosts {
  readonly #addresses: readonly string[]
  #current = 0

  constructor(databaseUrl: string) {
    this.#addresses = addressesOf(databaseUrl)
  }

  get areMany(): boolean {
    return this.#addresses.length > 1
  }

  get address(): string {
    return this.#addresses[this.#current] ?? ''
  }

  /** Does nothing when another connection has left that host already. */
  leave(address: string): void {
    if (address === this.address) this.#current = (this.#current + 1) % this.#addresses.length
  }
}

const addressOf = new WeakMap<object, string>()

/** A connection to the host that took the last one. */
export const clientTo = (hosts: Hosts): typeof pg.Client =>
  class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      const { address } = hosts
      super({ ...config, connectionString: address })
      addressOf.set(this, address)
      let isConnected = false
      this.once('connect', () => {
        isConnected = true
      })
      this.once('end', () => isConnected || hosts.leave(address))
      this.once('error', () => hosts.leave(address))
    }
  }

/** What must be true of a new connection before it is used: rejects when it is not. */
type Check = (client: pg.PoolClient) => Promise<void>

export const requirePrimary =
  (hosts: Hosts): Check =>
  async (client) => {
    if (!(await isStandby(client))) return
    hosts.leave(addressOf.get(client) ?? '')
    throw new Standby()
  }

/** A pooler that leads to the tables of another tenant is set up wrongly. */
export const requireSchema =
  (schema: string): Check =>
  async (client) => {
    const { rows } = await client.query('SELECT current_schema() AS schema')
    if (rows[0]?.schema !== schema)
      throw new Error(`The pooler leads to the schema ${rows[0]?.schema}, not to ${schema}`)
  }

export const verifyBy =
  (checks: readonly Check[]): NonNullable<pg.PoolConfig['verify']> =>
  (client, done) => {
    const all = async (): Promise<void> => {
      for (const check of checks) await check(client)
    }
    all().then(
      () => done(),
      (error: Error) => done(error),
    )
  }

export async function isStandby(client: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await client.query('SELECT pg_is_in_recovery() AS "isStandby"')
  return z.tuple([z.object({ isStandby: z.boolean() })]).parse(rows)[0].isStandby
}

/** With the code that PostgreSQL gives a write which came to a standby. */
export class Standby extends Error {
  readonly code = '25006'

  constructor() {
    super('The host is a standby')
  }
}
