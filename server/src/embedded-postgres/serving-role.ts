import pg from 'pg'
import type { Connection } from './cluster.ts'

/** It reads and writes rows and can do nothing else, so a statement that somebody smuggles in can do no more. */
export const servingRole = 'vikalp_serving'

// Default privileges are for what the owner makes later: migrations, a restored backup, the sample of the next night.
const script = `
DO $$ BEGIN
  CREATE ROLE ${servingRole} LOGIN;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
ALTER DEFAULT PRIVILEGES GRANT USAGE ON SCHEMAS TO ${servingRole};
ALTER DEFAULT PRIVILEGES GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${servingRole};
DO $$ DECLARE schema text; BEGIN
  FOR schema IN SELECT nspname FROM pg_namespace WHERE nspname IN ('public', 'sample', 'demo') LOOP
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO ${servingRole}', schema);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA %I TO ${servingRole}', schema);
  END LOOP;
END $$;`

/** Makes the role if it is not there yet; the connection is the owner's. */
export async function makeServingRole(connection: Connection): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {}) // the statement fails as well
  await client.connect()
  try {
    await client.query(script)
  } finally {
    await client.end()
  }
}
