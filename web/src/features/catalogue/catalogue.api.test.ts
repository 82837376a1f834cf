import assert from 'node:assert/strict'
import test from 'node:test'
import { QueryClient } from '@tanstack/react-query'
import { chapterEntries, chapterProgress, examEntries, subjectEntries } from './catalogue.api.ts'

test('the catalogue is asked for once an hour', async (t) => {
  t.mock.timers.enable({ apis: ['Date'] })
  const asked: string[] = []
  t.mock.method(globalThis, 'fetch', async (input: RequestInfo | URL) => {
    asked.push(String(input))
    return Response.json({ data: [] })
  })
  const client = new QueryClient()
  const visit = async (): Promise<void> => {
    await client.fetchQuery(examEntries())
    await client.fetchQuery(subjectEntries('NEET'))
    await client.fetchQuery(chapterEntries('NEET', 'Physics'))
  }
  await visit()
  assert.equal(asked.length, 3)
  t.mock.timers.tick(59 * 60_000)
  await visit()
  assert.equal(asked.length, 3)
  t.mock.timers.tick(60_000)
  await visit()
  assert.equal(asked.length, 6)
  client.clear()
})

test('what the student has done is asked for at each visit', async (t) => {
  t.mock.timers.enable({ apis: ['Date'] })
  const fetched = t.mock.method(globalThis, 'fetch', async () => Response.json({ data: [] }))
  const client = new QueryClient()
  t.after(() => client.clear())
  await client.fetchQuery(chapterProgress('NEET', 'Physics'))
  await client.fetchQuery(chapterProgress('NEET', 'Physics'))
  assert.equal(fetched.mock.callCount(), 2)
})
