import { connect, type Db, inTransaction, type PoolOptions, queriesOf, withConnection } from './db.ts'

/**
 * The schemas of the database, each with the same tables. A caller belongs to one of them and reaches no other. public:
 * people who signed up. sample: the sample institute, shown to users of other roles and never changed. demo: a copy of
 * it for the demo accounts, which their visitors may change.
 */
export const tenants = ['public', 'sample', 'demo'] as const
export type Tenant = (typeof tenants)[number]

/** Where students practise and sit papers; the sample is only read. */
export const writtenTenants = ['public', 'demo'] as const satisfies readonly Tenant[]

/** A pool for each schema, which can reach only its tables. */
export type Databases = Record<Tenant, Db>

/** How many connections a process opens to each schema at most. Few people look at the sample at a time. */
export const poolSizes = (connections: number): Record<Tenant, number> => ({
  public: connections,
  sample: 3,
  demo: 3,
})

/** The name of the connections of a server; commands have none. */
export const servingApplication = 'vikalp-server'

type TenantOptions = Pick<PoolOptions, 'onError' | 'isReady'> & {
  /** To the schema of the people who signed up. */
  connections?: number
}

export function connectTenants(databaseUrl: string, options: TenantOptions = {}): Databases {
  const { connections = 10, ...others } = options
  const sizes = poolSizes(connections)
  const pool = (tenant: Tenant, ...settings: string[]): Db =>
    connect(inSchema(databaseUrl, tenant, ...settings), {
      ...others,
      size: sizes[tenant],
      // One stays, so that db:restore sees a server that nobody uses just now.
      kept: tenant === 'public' ? 1 : 0,
      name: servingApplication,
      ...(isThroughPooler(databaseUrl) && { pooledSchema: tenant }),
    })
  return {
    public: pool('public'),
    sample: pool('sample', 'default_transaction_read_only=on'),
    demo: pool('demo'),
  }
}

/** For work that may take minutes, on one connection to the schema, which is closed when the work has ended. */
export const withTenant = <T>(
  databaseUrl: string,
  tenant: Tenant,
  work: (db: Db) => Promise<T>,
): Promise<T> =>
  withConnection(inSchema(databaseUrl, tenant), (client) => {
    const queries = queriesOf(client)
    const transaction: Db['transaction'] = (inside) => inTransaction(client, () => inside(queries))
    return work({ ...queries, transaction, close: () => client.end() })
  })

export async function closeTenants(databases: Databases): Promise<void> {
  await Promise.all(tenants.map((tenant) => databases[tenant].close()))
}

/**
 * A pooler such as PgBouncer, which lends its connections for a transaction at a time, has a database for each schema
 * (`postgres://user@pooler/vikalp_{schema}`) and sets its search path: the settings of a client would not stay with it.
 */
export const isThroughPooler = (databaseUrl: string): boolean => databaseUrl.includes('{schema}')

/** The address of one schema: the search path is set as the connection opens, so no statement can forget it. */
export function inSchema(databaseUrl: string, schema: string, ...settings: string[]): string {
  if (isThroughPooler(databaseUrl)) return databaseUrl.replaceAll('{schema}', schema)
  const [address, query] = databaseUrl.split('?')
  const parameters = new URLSearchParams(query)
  const own = [`search_path=${schema}`, ...settings].map((setting) => `-c ${setting}`)
  parameters.set('options', [...parameters.getAll('options'), ...own].join(' '))
  return `${address}?${parameters}`
}
