import assert from 'node:assert/strict'
import test from 'node:test'
import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { contactQuery } from './students.api.ts'

test('each opening of the details asks again, and nothing else does', async (t) => {
  t.mock.timers.enable({ apis: ['Date'] })
  const fetched = t.mock.method(globalThis, 'fetch', async () => Response.json({ data: {} }))
  const client = new QueryClient()
  client.mount()
  t.after(() => {
    client.unmount()
    client.clear()
  })
  await client.fetchQuery(contactQuery('asha'))
  await client.fetchQuery(contactQuery('asha'))
  assert.equal(fetched.mock.callCount(), 2)

  const observer = new QueryObserver(client, contactQuery('asha'))
  await new Promise<void>((resolve) => {
    const close = observer.subscribe(({ isFetching }) => !isFetching && resolve())
    t.after(close)
  })
  assert.equal(fetched.mock.callCount(), 3)
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await new Promise(setImmediate)
  assert.equal(fetched.mock.callCount(), 3)
})
