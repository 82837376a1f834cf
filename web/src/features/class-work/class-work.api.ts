import { queryOptions } from '@tanstack/react-query'
import type { classWorkContract } from '@vikalp/contract/classes/class-work'
import type { mocksContract } from '@vikalp/contract/mocks'
import { call } from '#platform/api/api-client.ts'

const readClassWork = call<typeof classWorkContract.list>('GET', '/api/class-work')

export const startSitting = call<typeof mocksContract.start>('POST', '/api/sittings')

/**
 * Asked anew on every visit, for a teacher may have set something since; only not by each part of a page that has just
 * waited for it.
 */
export const classWorkQuery = queryOptions({
  queryKey: ['classWork'],
  queryFn: ({ signal }) => readClassWork({ signal }),
  staleTime: 3_000,
})
