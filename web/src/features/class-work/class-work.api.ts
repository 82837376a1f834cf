import { queryOptions } from '@tanstack/react-query'
import type { classWorkContract } from '@vikalp/contract/classes/class-work'
import type { mocksContract } from '@vikalp/contract/mocks'
import { call } from '#platform/api/api-client.ts'

const readClassWork = call<typeof classWorkContract.list>('GET', '/api/class-work')

export const startSitting = call<typeof mocksContract.start>('POST', '/api/sittings')

/** Asked anew on every visit: a teacher may have set something since. */
export const classWorkQuery = queryOptions({
  queryKey: ['classWork'],
  queryFn: ({ signal }) => readClassWork({ signal }),
  staleTime: 0,
})
