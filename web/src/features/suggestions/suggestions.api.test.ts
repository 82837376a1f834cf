import assert from 'node:assert/strict'
import test from 'node:test'
import { QueryClient } from '@tanstack/react-query'
import { suggestionsFor } from './suggestions.api.ts'

test('suggestions that cannot be loaded are asked for once: the student may try again', async (t) => {
  const fetched = t.mock.method(globalThis, 'fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 0, networkMode: 'always' } } })
  t.after(() => client.clear())
  await assert.rejects(client.fetchQuery({ ...suggestionsFor('kin-0001') }))
  assert.equal(fetched.mock.callCount(), 1)
})
