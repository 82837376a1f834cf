import assert from 'node:assert/strict'
import test from 'node:test'
import { testApp } from '#testing/test-app.ts'
import { closeTenants, connectTenants } from '../platform/tenants.ts'
import { requireNoServer } from './require-no-server.ts'

test('a database that a server uses is not to be replaced; once the server has ended it may be', async (t) => {
  const { databaseUrl, close } = await testApp()
  t.after(close)
  await assert.doesNotReject(requireNoServer(databaseUrl))
  const serving = connectTenants(databaseUrl)
  await serving.public.run({ name: 'test.ping', text: 'SELECT 1', parameters: [] }, {})
  await assert.rejects(requireNoServer(databaseUrl), /A server still uses this database \(connections: 1\)/)
  await closeTenants(serving)
  await assert.doesNotReject(requireNoServer(databaseUrl))
})
