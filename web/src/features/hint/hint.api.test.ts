import assert from 'node:assert/strict'
import test from 'node:test'
import { QueryClient } from '@tanstack/react-query'
import { hintFor } from './hint.api.ts'

const client = new QueryClient({
  defaultOptions: { queries: { retry: 1, retryDelay: 0, networkMode: 'always' } },
})
test.afterEach(() => client.clear())

const reply = (parts: unknown[]) => Response.json({ hint: { candidates: [{ content: { parts } }] } })

test('one hint is asked for and kept', async (t) => {
  const fetched = t.mock.method(globalThis, 'fetch', async () => reply([{ text: 'Think of the slope.' }]))
  const first = await client.fetchQuery(hintFor('kin-0001'))
  assert.match(JSON.stringify(first), /Think of the slope\./)
  assert.deepEqual(await client.fetchQuery(hintFor('kin-0001')), first)
  assert.equal(fetched.mock.callCount(), 1)
})

test('nobody waits longer than 20 seconds', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const given = Promise.withResolvers<AbortSignal>()
  t.mock.method(globalThis, 'fetch', (_: unknown, { signal }: { signal: AbortSignal }) => {
    given.resolve(signal)
    return new Promise((_, reject) => signal.addEventListener('abort', reject))
  })
  const asked = client.fetchQuery(hintFor('kin-0004'))
  const signal = await given.promise
  t.mock.timers.tick(19_999)
  assert.equal(signal.aborted, false)
  t.mock.timers.tick(1)
  await assert.rejects(asked, { code: 'timeout' })
})

test('a reply without a hint is none, and a failure is told at once', async (t) => {
  t.mock.method(globalThis, 'fetch', async () => reply([]))
  assert.equal(await client.fetchQuery(hintFor('kin-0002')), null)
  const failing = t.mock.method(globalThis, 'fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await assert.rejects(client.fetchQuery(hintFor('kin-0003')))
  assert.equal(failing.mock.callCount(), 1)
})
