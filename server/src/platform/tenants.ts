import { connect, type Db, type PoolOptions } from './db.ts'

/**
 * The schemas of the database, each with the same tables. A caller is of one of them and reaches no other. public: the
 * people who signed up. sample: the sample institute as strangers are shown it, which nobody changes. demo: a copy of it
 * for the demo accounts, whose visitors may change it.
 */
export const tenants = ['public', 'sample', 'demo'] as const
export type Tenant = (typeof tenants)[number]

/** A pool for each, which can reach the tables of its schema alone. */
export type Databases = Record<Tenant, Db>

/** The sample is looked at by few at a time. */
const smallPool = 3

export function connectTenants(databaseUrl: string, options: PoolOptions = {}): Databases {
  const small = { ...options, size: smallPool }
  return {
    public: connect(inSchema(databaseUrl, 'public'), options),
    sample: connect(inSchema(databaseUrl, 'sample', 'default_transaction_read_only=on'), small),
    demo: connect(inSchema(databaseUrl, 'demo'), small),
  }
}

export async function closeTenants(databases: Databases): Promise<void> {
  await Promise.all(tenants.map((tenant) => databases[tenant].close()))
}

/** The address of one schema: what is set as a connection begins cannot be forgotten by a statement. */
export function inSchema(databaseUrl: string, schema: string, ...settings: string[]): string {
  const [address, query] = databaseUrl.split('?')
  const parameters = new URLSearchParams(query)
  const own = [`search_path=${schema}`, ...settings].map((setting) => `-c ${setting}`)
  parameters.set('options', [...parameters.getAll('options'), ...own].join(' '))
  return `${address}?${parameters}`
}
