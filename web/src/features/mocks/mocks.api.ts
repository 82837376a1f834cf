import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { mocksContract } from '@vikalp/contract/mocks'
import { currentOwner } from '#platform/access/token.ts'
import { call } from '#platform/api/api-client.ts'
import { listStart, nextPlace } from '#platform/api/list-place.ts'
import { DeviceSittings } from './log/device-sittings.ts'
import { type EntranceDeps, enterSitting } from './log/enter-sitting.ts'
import type { SittingStore } from './log/sitting-store.ts'

const readPapers = call<typeof mocksContract.papers>('GET', '/api/papers')
const readSittings = call<typeof mocksContract.list>('GET', '/api/sittings')
const readSitting = call<typeof mocksContract.read>('GET', '/api/sittings/{sittingId}')
const readResult = call<typeof mocksContract.result>('GET', '/api/sittings/{sittingId}/result')
const begin = call<typeof mocksContract.begin>('POST', '/api/sittings/{sittingId}/begin')
const resume = call<typeof mocksContract.resume>('POST', '/api/sittings/{sittingId}/resume')
const sendEvents = call<typeof mocksContract.sendEvents>('POST', '/api/sittings/{sittingId}/events')
const submit = call<typeof mocksContract.submit>('POST', '/api/sittings/{sittingId}/submit')

/** The questions of a whole paper come with the answer. */
const paperTimeoutMs = 30_000

export const startSitting = call<typeof mocksContract.start>('POST', '/api/sittings')
export const saySureness = call<typeof mocksContract.saySureness>('PUT', '/api/sittings/{sittingId}/sureness')
export const settleLostTime = call<typeof mocksContract.settleLostTime>(
  'POST',
  '/api/sittings/{sittingId}/lost-time',
)

const stores = new Map<string, SittingStore>()

/** One for each user of this tab, so that what the device refuses is found again. */
function sittingsOf(owner: string): SittingStore {
  const store = stores.get(owner) ?? new DeviceSittings(owner)
  stores.set(owner, store)
  return store
}

/** Everything that a sitting needs of the server, the device and the browser. */
export const entranceDeps = (): EntranceDeps => ({
  store: sittingsOf(currentOwner()),
  newId: () => crypto.randomUUID(),
  now: () => performance.now(),
  deviceNow: Date.now,
  random: Math.random,
  later: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  calls: {
    read: (sittingId) => readSitting({ params: { sittingId } }),
    begin: (sittingId, pageId) =>
      begin({ params: { sittingId }, body: { agreed: true, pageId }, timeoutMs: paperTimeoutMs }),
    resume: (sittingId, pageId) =>
      resume({ params: { sittingId }, body: { pageId }, timeoutMs: paperTimeoutMs }),
    sendEvents: (sittingId, body) => sendEvents({ params: { sittingId }, body }),
    submit: (sittingId, pageId) => submit({ params: { sittingId }, body: { pageId } }),
  },
})

export const papersQuery = queryOptions({
  queryKey: ['mocks', 'papers'],
  queryFn: ({ signal }) => readPapers({ signal }),
  staleTime: 0,
})

export const sittingsQuery = infiniteQueryOptions({
  queryKey: ['mocks', 'sittings'],
  queryFn: ({ pageParam, signal }) => readSittings({ query: pageParam, signal }),
  initialPageParam: listStart,
  getNextPageParam: nextPlace,
  staleTime: 0,
})

/** Opening a sitting makes this page the one in which it goes on, so it happens once a visit. */
export const entranceQuery = (sittingId: string) =>
  queryOptions({
    queryKey: ['mocks', 'entrance', sittingId],
    queryFn: () => enterSitting(sittingId, entranceDeps()),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

export const resultQuery = (sittingId: string) =>
  queryOptions({
    queryKey: ['mocks', 'result', sittingId],
    queryFn: ({ signal }) => readResult({ params: { sittingId }, signal }),
    staleTime: 0,
  })
